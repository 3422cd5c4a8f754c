import { catalogueAsk, catalogueFilters, gameFields, isLauncher, proposedStart, readCatalogue } from './groups/software.ts';
import { admin, defineResource, field, managers, nobody } from './schema/index.ts';

/** The chain's catalogue of games. Arenas add entries of their own made from it. */
export const globalGames = defineResource({
  name: 'global-games',
  service: 'core',
  icon: 'videogame_asset',
  label: 'name',
  api: { path: '/core/games', paging: 'M0', has: ['list', 'create', 'update'], bulk: false, ask: catalogueAsk },
  fields: {
    name: field.text({ required: true, unique: true }),
    ...gameFields,
    ...proposedStart,
    launchers: field.references('global-apps', { embeds: ['name'], onDelete: 'detach', members: () => isLauncher }),
    display_order: field.integer({ min: 0, max: 1_000_000, initial: 1000 }),
  },
  list: { as: 'cards', columns: ['image', 'name', 'genre', 'active'], search: ['name'], filters: catalogueFilters, sort: ['name', 'ASC'] },
  form: {
    general: ['name', 'active', 'genre', 'display_order', 'genres', 'tags', 'description'],
    looks: ['image', 'icon', 'background', 'video'],
    start: ['path', 'args', 'procs', 'launchers', 'exec', 'preExec', 'postExec'],
  },
  access: { screen: managers, read: readCatalogue, create: admin, update: admin, delete: nobody },
});
