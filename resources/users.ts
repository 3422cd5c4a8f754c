import { fullName } from './domain/full-name.ts';
import { admin, type Caller, type Condition, defineResource, field, roles, staff, where } from './schema/index.ts';
import { staffRoles } from './groups/staff-roles.ts';

export const identityStatuses = ['VERIFIED', 'APPROVED', 'UNVERIFIED', 'REJECTED', 'PENDING'] as const;
const verified = ['VERIFIED', 'APPROVED'] as const;

/** Admins manage everybody, managers everybody but admins and managers, other staff nobody of the staff. */
export const manages = (caller: Caller): Condition<'roles'> =>
  admin(caller) || (roles('manager')(caller) ? where.none('roles', ['admin', 'manager']) : staff(caller) && where.none('roles', staffRoles));
/** Whom a caller may award: those they may manage, and never themselves. */
export const awardable = (caller: Caller): Condition<'roles' | 'id'> => where.all<'roles' | 'id'>(manages(caller), where.not(where.is('id', caller.id)));
/** Which roles a caller may give: admins any, managers any but admin and manager, others those flagged as default. */
const assignable = (caller: Caller): Condition =>
  admin(caller) || (roles('manager')(caller) ? where.not(where.in('name', ['admin', 'manager'])) : where.is('is_default', true));

const ownArenas = (caller: Caller): Condition => admin(caller) || where.in('id', caller.arenas);

/** Everybody the chain knows: players and staff. */
export const users = defineResource({
  name: 'users',
  service: 'core',
  icon: 'people',
  menu: 'users',
  label: 'username',
  api: { has: ['list', 'one', 'many', 'create', 'update', 'delete'] },
  fields: {
    username: field.text({ required: true, write: 'create', min: 3, max: 64, pattern: 'username', unique: true }),
    password: field.secret({ required: 'create', min: 6 }),
    full_name: field.text({ derive: fullName }),
    name: field.text(),
    surname: field.text(),
    card_id: field.digits({ max: 32 }),
    roles: field.references('roles', { by: 'name', atLeast: 1, members: assignable, onDelete: 'refuse' }),
    active: field.boolean({ initial: true }),
    banned: field.boolean(),
    ban_reason: field.text({ max: 1000 }),
    ban_arena_id: field.reference('arenas', { onDelete: 'detach', members: ownArenas }),
    registered_in_arena: field.reference('arenas', { onDelete: 'detach', members: ownArenas }),
    keycloak_id: field.text({ write: 'never' }),
    avatar: field.text({ write: 'never' }),
    pidn: field.text({ write: 'never' }),
    identity: field.group({
      id: field.integer({ write: 'never' }),
      name: field.text(),
      birthdate: field.day({ min: '1921-01-01', max: 'today' }),
      address: field.text(),
      pidn: field.text({ max: 32 }),
      image: field.text({ write: 'never' }),
      status: field.status(identityStatuses, { write: 'never' }),
      created_at: field.instant({ write: 'never' }),
    }),
    email: field.group({
      id: field.integer({ write: 'never' }),
      address: field.email({ writes: 'email' }),
      status: field.status(identityStatuses, { write: 'never', initial: 'UNVERIFIED' }),
      created_at: field.instant({ write: 'never' }),
    }),
    phone: field.phone(),
    'phone.id': field.integer({ write: 'never' }),
    'phone.number': field.digits({ write: 'never' }),
    'phone.status': field.status(identityStatuses, { write: 'never' }),
    'phone.created_at': field.instant({ write: 'never' }),
    wallet: field.group({ balance: field.coins({ write: 'never' }) }),
    experience: field.group({ balance: field.integer({ write: 'never' }), rank: field.group({ name: field.text({ write: 'never' }) }) }),
    reset_password: field.group({ expires_at: field.instant({ write: 'never' }) }),
  },
  list: {
    columns: ['full_name', 'username', 'email.address', 'experience.rank.name'],
    search: {
      keys: { username: 'username', name: 'full_name', email: 'email.address', phone: 'phone.number', card_id: 'card_id', rank: 'experience.rank.name', role: 'roles' },
      initially: ['username', 'name', 'card_id'],
    },
    filters: {
      active: where.is('active', true),
      banned: where.is('banned', true),
      verified_identity: where.in('identity.status', verified),
      verified_email: where.in('email.status', verified),
      verified_phone: where.in('phone.status', verified),
    },
    sort: ['id', 'DESC'],
  },
  form: {
    account: ['username', 'password', 'name', 'surname', 'card_id', 'roles', 'active'],
    ban: ['banned', 'ban_reason', 'ban_arena_id'],
    identity: ['identity.name', 'identity.birthdate', 'identity.address', 'identity.pidn'],
    contact: ['email.address', 'phone'],
  },
  view: ['id', 'wallet.balance', 'experience.balance', 'experience.rank.name', 'identity.status', 'email.status', 'phone.status', 'reset_password.expires_at', 'created_at', 'updated_at'],
  when: { ban_reason: where.is('banned', true), ban_arena_id: where.is('banned', true) },
  access: { screen: staff, read: staff, create: manages, update: manages, delete: manages },
});
