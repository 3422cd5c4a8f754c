import { staffRoles } from './groups/staff-roles.ts';
import { admin, defineResource, field, staff, where } from './schema/index.ts';

/** What a user may be. Roles flagged as default can be given by everybody. */
export const roles = defineResource({
  name: 'roles',
  service: 'core',
  icon: 'badge',
  menu: 'users',
  label: 'name',
  api: { path: '/core/roles' },
  fields: { name: field.text({ required: true, max: 64, unique: true }), is_default: field.boolean() },
  list: { columns: ['id', 'name', 'is_default', 'created_at', 'updated_at'], search: ['name'], sort: ['id', 'ASC'], size: 100 },
  form: { general: ['name', 'is_default'] },
  access: {
    screen: admin,
    read: staff,
    create: admin,
    update: (caller) => admin(caller) && where.not(where.in('name', staffRoles)),
    delete: (caller) => admin(caller) && where.not(where.in('name', staffRoles)),
  },
});
