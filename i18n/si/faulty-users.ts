import type { MessagesFor } from '#resources/schema/messages.ts';
import type { faultyUsers as declared } from '#resources/faulty-users.ts';

export const faultyUsers = {
  name: 'Nepravilni uporabniki',
  one: 'Nepravilen uporabnik',
  add: 'Dodaj',
  created: 'Dodano',
  updated: 'Shranjeno',
  deleted: 'Izbrisano',
  fields: { username: 'Uporabniško ime', name: 'Ime', email: 'E-pošta', coins: 'Kovanci', experience: 'Izkušnje' },
  search: { username: 'Uporabniško ime', name: 'Ime', email: 'E-pošta' },
  actions: { import: 'Uvozi' },
  notes: {
    back: 'Na uporabnike',
    open: 'Nepravilni uporabniki',
    act: 'Uvozi: %{name}',
    title: 'Uvoz: %{name}',
    lead: 'Uvoz ni uspel zaradi uporabniškega imena. Vse drugo se prenese: e-pošta, kovanci in izkušnje.',
    done: 'Uporabnik je uvožen',
    failed: 'Uporabnika ni bilo mogoče uvoziti.',
  },
} as const satisfies MessagesFor<typeof declared>;
