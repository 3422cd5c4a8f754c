import { catalogueFilters, entryFields, entryScope, gameFields, isLauncher, neededStart, offered, ownArenaOfManagers } from './groups/software.ts';
import { defineResource, field, ownArena, staff } from './schema/index.ts';

/** A game as one arena has it: made from one of the catalogue, with its place in the arena's order. Its launchers are apps of the arena. */
export const games = defineResource({
  name: 'games',
  service: 'arena-hub',
  icon: 'videogame_asset',
  menu: 'configuration',
  label: 'name',
  api: { path: '/arenas/{arena}/games' },
  scope: entryScope,
  fields: {
    ...entryFields,
    global_id: field.reference('global-games', { required: true, write: 'create', onDelete: 'refuse', members: offered }),
    ...gameFields,
    ...neededStart,
    launchers: field.references('apps', { writes: 'app_ids', embeds: ['name'], onDelete: 'detach', members: () => isLauncher }),
  },
  list: { as: 'cards', columns: ['image', 'name', 'genre', 'active', 'display_order'], search: ['name'], filters: catalogueFilters, sort: ['display_order', 'ASC'] },
  form: {
    general: ['global_id', 'name', 'active', 'path', 'args', 'procs', 'launchers', 'display_order'],
    looks: ['genre', 'video', 'genres', 'tags', 'description', 'image', 'icon', 'background'],
    start: ['exec', 'preExec', 'postExec'],
  },
  unique: [['arena_id', 'global_id']],
  access: { screen: staff, read: ownArena('arena_id'), create: ownArenaOfManagers, update: ownArena('arena_id'), delete: ownArena('arena_id') },
});
