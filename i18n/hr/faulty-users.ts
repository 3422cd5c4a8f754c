import type { MessagesFor } from '#resources/schema/messages.ts';
import type { faultyUsers as declared } from '#resources/faulty-users.ts';

export const faultyUsers = {
  name: 'Neispravni korisnici',
  one: 'Neispravni korisnik',
  add: 'Dodaj',
  created: 'Dodano',
  updated: 'Spremljeno',
  deleted: 'Obrisano',
  fields: { username: 'Korisničko ime', name: 'Ime', email: 'E-pošta', coins: 'Kovanice', experience: 'Iskustvo' },
  search: { username: 'Korisničko ime', name: 'Ime', email: 'E-pošta' },
  actions: { import: 'Uvezi' },
  notes: {
    back: 'Na korisnike',
    open: 'Neispravni korisnici',
    act: 'Uvezi: %{name}',
    title: 'Uvoz: %{name}',
    lead: 'Uvoz nije uspio zbog korisničkog imena. Sve se ostalo prenosi: e-pošta, kovanice i iskustvo.',
    done: 'Korisnik je uvezen',
    failed: 'Korisnika nije bilo moguće uvesti.',
  },
} as const satisfies MessagesFor<typeof declared>;
