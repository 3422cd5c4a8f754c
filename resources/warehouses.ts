import { arenaScope, ofArena } from './groups/of-arena.ts';
import { admin, defineResource, field, ownArena } from './schema/index.ts';

/** Where an arena keeps what it sells. */
export const warehouses = defineResource({
  name: 'warehouses',
  service: 'shop',
  icon: 'warehouse',
  menu: 'setup',
  label: 'name',
  api: { paging: 'plain' },
  fields: { ...ofArena, name: field.text({ required: true }) },
  scope: arenaScope,
  list: { columns: ['name', 'arena'], search: ['name'], sort: ['name', 'ASC'] },
  form: { general: ['arena', 'name'] },
  unique: [['arena', 'name']],
  access: { screen: admin, read: ownArena('arena'), create: admin, update: admin, delete: admin },
});
