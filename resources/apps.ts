import { appFields, catalogueFilters, entryFields, entryScope, neededStart, offered, ownArenaOfManagers } from './groups/software.ts';
import { defineResource, field, ownArena, staff } from './schema/index.ts';

/** An app as one arena has it: made from one of the catalogue. */
export const apps = defineResource({
  name: 'apps',
  service: 'arena-hub',
  icon: 'apps',
  menu: 'configuration',
  label: 'name',
  api: { path: '/arenas/{arena}/apps' },
  scope: entryScope,
  fields: { ...entryFields, global_id: field.reference('global-apps', { required: true, write: 'create', onDelete: 'refuse', members: offered }), ...appFields, ...neededStart },
  list: { as: 'cards', columns: ['image', 'name', 'tags', 'active', 'display_order'], search: ['name'], filters: catalogueFilters, sort: ['display_order', 'ASC'] },
  form: {
    general: ['global_id', 'name', 'slug', 'active', 'path', 'args', 'procs', 'display_order'],
    looks: ['tags', 'description', 'image', 'icon'],
    start: ['settings'],
  },
  unique: [['arena_id', 'global_id']],
  access: { screen: staff, read: ownArena('arena_id'), create: ownArenaOfManagers, update: ownArena('arena_id'), delete: ownArena('arena_id') },
});
