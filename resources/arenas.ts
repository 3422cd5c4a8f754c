import { mostCoinsPerCurrency } from './domain/coins.ts';
import { equipmentFields } from './groups/arena-parts.ts';
import { localeCheck, placeChecks, placeFields } from './groups/place.ts';
import { admin, defineResource, field, ownArena } from './schema/index.ts';

/** A venue: its own timezone, currency, locale and coins per unit of currency. Its other parts are saved by calls of their own. */
export const arenas = defineResource({
  name: 'arenas',
  service: 'arena-hub',
  icon: 'stadium',
  menu: 'setup',
  label: 'name',
  api: {
    update: 'PATCH',
    has: ['list', 'one', 'create', 'update', 'delete'],
    query: { include_fields: 'company,address' },
    ask: (caller): Record<string, number> => (admin(caller) ? {} : { employee_id: caller.id }),
  },
  fields: {
    name: field.text({ required: true }),
    image: field.image({ folder: 'arenas' }),
    company: field.reference('companies', { required: true, writes: 'company_id', embeds: ['name'], onDelete: 'refuse' }),
    ...placeFields,
    coins_per_currency: field.integer({ required: true, min: 1, max: mostCoinsPerCurrency, initial: 100 }),
    active: field.flag({ initial: 1 }),
    web_shop: field.flag({ initial: 0 }),
    base_rate: field.coins({ write: 'never' }),
    businessPlaceLabel: field.text({ max: 20, pattern: 'alphanumeric' }),
    dayStartTime: field.timeOfDay(),
    childProtection: field.boolean(),
    lockdownStart: field.timeOfDay(),
    lockdownEnd: field.timeOfDay(),
    equipment: field.list(equipmentFields, { saved: 'byId', max: 200, write: 'never' }),
    address: field.group({
      id: field.integer({ write: 'never' }),
      address1: field.text({ write: 'never' }),
      address2: field.text({ write: 'never' }),
      settlement: field.text({ write: 'never' }),
      postcode: field.text({ write: 'never' }),
      country: field.text({ write: 'never' }),
      country_code: field.text({ write: 'never' }),
    }),
  },
  list: { columns: ['name', 'company', 'active', 'base_rate'], sortable: ['name'], sort: ['created_at', 'DESC'], search: ['name'] },
  form: { general: ['image', 'name', 'company', 'timezone', 'currency', 'coins_per_currency', 'locale', 'active', 'web_shop'] },
  checks: {
    ...placeChecks,
    ...localeCheck,
    // A lockdown with one end would never begin, or never be over.
    lockdownBegins: { blames: 'lockdownStart', holds: ({ lockdownStart, lockdownEnd }) => !lockdownEnd || Boolean(lockdownStart) },
    lockdownEnds: { blames: 'lockdownEnd', holds: ({ lockdownStart, lockdownEnd }) => !lockdownStart || Boolean(lockdownEnd) },
    // From ten until ten: nobody could tell whether that is never or always.
    lockdownLasts: { blames: 'lockdownEnd', holds: ({ lockdownStart, lockdownEnd }) => !lockdownStart || lockdownStart !== lockdownEnd },
  },
  access: { screen: admin, read: ownArena('id'), create: admin, update: admin, delete: admin },
});
