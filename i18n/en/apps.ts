import type { apps as declaredApps } from '#resources/apps.ts';
import type { globalApps as declaredGlobalApps } from '#resources/global-apps.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

const fields = {
  name: 'Name', active: 'Active', image: 'Image', icon: 'Icon', description: 'Description', tags: 'Tags', slug: 'Slug', settings: 'Settings', args: 'Arguments', path: 'Path', procs: 'Processes',
} as const;

export const globalApps = {
  name: 'Global apps',
  one: 'Global app',
  add: 'Add global app',
  created: 'Global app created',
  updated: 'Global app updated',
  deleted: 'Global app deleted',
  fields,
  help: { tags: 'The tag “launcher” offers it as a launcher of games.' },
  sections: { general: 'General', looks: 'Looks', start: 'Start' },
  filters: { active: 'Active' },
  notes: { addTo: 'Add %{name} to %{arena}', already: '%{name} is already in %{arena}', chooseFirst: 'Choose an arena in the top bar first', unread: 'The arena’s entries could not be loaded' },
} as const satisfies MessagesFor<typeof declaredGlobalApps>;

export const apps = {
  name: 'Apps',
  one: 'App',
  add: 'Add app',
  created: 'App added to arena',
  updated: 'App updated',
  deleted: 'App deleted',
  fields: { ...fields, arena_id: 'Arena', global_id: 'Global app', display_order: 'Order' },
  help: { global_id: 'Only apps that are not in this arena yet.', tags: 'The tag “launcher” offers it as a launcher of games.', display_order: 'Empty: behind the last one.' },
  rules: { global_id: { required: 'App is required', unique: 'This app is already in the arena' }, procs: { atLeastOne: 'At least one process' } },
  sections: { general: 'General', looks: 'Looks', start: 'Start' },
  filters: { active: 'Active' },
  notes: {
    nameFixed: 'It is called as in the catalogue.', place: 'Place %{order}',
    stays: 'It goes from this arena only and stays in the catalogue of the chain.',
    starts: 'It is the launcher of %{smart_count} game of this arena, which is left without it. |||| It is the launcher of %{smart_count} games of this arena, which are left without it.',
  },
} as const satisfies MessagesFor<typeof declaredApps>;
