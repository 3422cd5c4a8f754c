import type { games as declaredGames } from '#resources/games.ts';
import type { globalGames as declaredGlobalGames } from '#resources/global-games.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

const fields = {
  name: 'Name', active: 'Active', image: 'Image', icon: 'Icon', background: 'Background', description: 'Description', video: 'Video', genre: 'Main genre', genres: 'Genres',
  tags: 'Tags', args: 'Arguments', path: 'Path', procs: 'Processes', launchers: 'Launchers', exec: 'Command', preExec: 'Before the start', postExec: 'After the end', display_order: 'Order',
} as const;

export const globalGames = {
  name: 'Global games',
  one: 'Global game',
  add: 'Add global game',
  created: 'Global game created',
  updated: 'Global game updated',
  deleted: 'Global game deleted',
  fields,
  help: { launchers: 'Apps tagged “launcher”.' },
  sections: { general: 'General', looks: 'Looks', start: 'Start' },
  filters: { active: 'Active' },
  notes: { addTo: 'Add %{name} to %{arena}', already: '%{name} is already in %{arena}', chooseFirst: 'Choose an arena in the top bar first', unread: 'The arena’s entries could not be loaded' },
} as const satisfies MessagesFor<typeof declaredGlobalGames>;

export const games = {
  name: 'Games',
  one: 'Game',
  add: 'Add game',
  created: 'Game added to arena',
  updated: 'Game updated',
  deleted: 'Game deleted',
  fields: { ...fields, arena_id: 'Arena', global_id: 'Global game' },
  help: { global_id: 'Only games that are not in this arena yet.', launchers: 'Apps of this arena tagged “launcher”.', display_order: 'Empty: behind the last one.' },
  rules: { global_id: { required: 'Game is required', unique: 'This game is already in the arena' }, procs: { atLeastOne: 'At least one process' } },
  sections: { general: 'General', looks: 'Looks', start: 'Start' },
  filters: { active: 'Active' },
  notes: {
    stays: 'It goes from this arena only and stays in the catalogue of the chain.',
    nameFixed: 'It is called as in the catalogue.',
    place: 'Place %{order}',
    edit: 'Edit order',
    title: 'Order of the games in %{arena}',
    lead: 'Drag a game by its handle. With the keyboard: Space picks it up and puts it down, the arrow keys move it, Escape puts it back.',
    save: 'Save order',
    saved: 'Display order updated',
    failed: 'The order could not be saved.',
    game: 'Game',
    old: 'Old',
    new: 'New',
    was: 'Old order %{from}, new order %{to}',
    handle: 'Move %{name}',
    sortable: 'sortable',
    instructions: 'Space picks the game up, the arrow keys move it, Space puts it down, Escape puts it back.',
    picked: '%{name} is picked up at position %{at} of %{count}.',
    moved: '%{name} is at position %{at} of %{count}.',
    dropped: '%{name} is put down at position %{at} of %{count}.',
    back: '%{name} is back at position %{at} of %{count}.',
    none: 'No games yet',
    noneText: 'This arena has no games to put in order.',
    conflict: 'Somebody else has changed the order meanwhile',
    conflictText: 'Nothing was saved. Where the two orders differ, both are shown here; the list below stands as you left it.',
    opened: 'Before',
    mine: 'Mine',
    theirs: 'Theirs',
    takeTheirs: 'Take theirs',
    keepMine: 'Save mine over theirs',
    absent: 'not there',
  },
} as const satisfies MessagesFor<typeof declaredGames>;
