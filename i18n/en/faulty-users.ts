import type { MessagesFor } from '#resources/schema/messages.ts';
import type { faultyUsers as declared } from '#resources/faulty-users.ts';

export const faultyUsers = {
  name: 'Faulty users',
  one: 'Faulty user',
  add: 'Add',
  created: 'Created',
  updated: 'Saved',
  deleted: 'Deleted',
  fields: { username: 'Username', name: 'Name', email: 'Email', coins: 'Coins', experience: 'Experience' },
  search: { username: 'Username', name: 'Name', email: 'Email' },
  actions: { import: 'Import' },
  notes: {
    back: 'To users',
    open: 'Faulty users',
    act: 'Import %{name}',
    title: 'Import %{name}',
    lead: 'The import failed because of the username. Everything else comes along: email, coins and experience.',
    done: 'User imported',
    failed: 'The user could not be imported.',
  },
} as const satisfies MessagesFor<typeof declared>;
