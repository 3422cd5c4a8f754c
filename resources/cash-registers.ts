import { arenaScope, ofArena } from './groups/of-arena.ts';
import { admin, defineResource, field, ownArena } from './schema/index.ts';

/** A till of an arena. Its label stands on every invoice and counts them. */
export const cashRegisters = defineResource({
  name: 'cash-registers',
  service: 'arena-hub',
  icon: 'point_of_sale',
  menu: 'setup',
  label: 'label',
  fields: { ...ofArena, label: field.integer({ required: true, min: 1, max: 999_999 }), active: field.boolean({ initial: true }) },
  scope: arenaScope,
  list: { columns: ['label', 'arena', 'active'], sort: ['label', 'ASC'] },
  form: { general: ['arena', 'label', 'active'] },
  unique: [['arena', 'label']],
  access: { screen: admin, read: ownArena('arena'), create: admin, update: admin, delete: admin },
});
