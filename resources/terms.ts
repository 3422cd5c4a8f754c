import { termsFields } from './groups/arena-parts.ts';
import { arenaScope, oneEachArena } from './groups/of-arena.ts';
import { admin, defineResource, nobody, ownArena } from './schema/index.ts';

/** The terms and conditions of an arena. */
export const terms = defineResource({
  name: 'terms',
  service: 'arena-hub',
  icon: 'gavel',
  menu: 'setup',
  label: 'arena',
  api: { has: ['list', 'one', 'many', 'update'] },
  fields: { ...oneEachArena, ...termsFields },
  scope: arenaScope,
  list: { columns: ['arena', 'terms_and_conditions'], sort: ['arena', 'ASC'] },
  form: { general: ['terms_and_conditions'] },
  access: { screen: admin, read: ownArena('arena'), create: nobody, update: admin, delete: nobody },
});
