import { appFields, catalogueAsk, catalogueFilters, proposedStart, readCatalogue } from './groups/software.ts';
import { admin, defineResource, field, managers, nobody } from './schema/index.ts';

/** The chain's catalogue of apps. One tagged `launcher` starts games. */
export const globalApps = defineResource({
  name: 'global-apps',
  service: 'arena-hub',
  icon: 'apps',
  label: 'name',
  api: { path: '/apps', update: 'PATCH', has: ['list', 'create', 'update'], ask: catalogueAsk },
  fields: { name: field.text({ required: true, unique: true }), ...appFields, ...proposedStart },
  list: { as: 'cards', columns: ['image', 'name', 'tags', 'active'], search: ['name'], filters: catalogueFilters, sort: ['name', 'ASC'] },
  form: {
    general: ['name', 'slug', 'active', 'tags', 'description'],
    looks: ['image', 'icon'],
    start: ['path', 'args', 'procs', 'settings'],
  },
  access: { screen: managers, read: readCatalogue, create: admin, update: admin, delete: nobody },
});
