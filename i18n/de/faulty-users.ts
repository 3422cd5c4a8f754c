import type { MessagesFor } from '#resources/schema/messages.ts';
import type { faultyUsers as declared } from '#resources/faulty-users.ts';

export const faultyUsers = {
  name: 'Fehlerhafte Benutzer',
  one: 'Fehlerhafter Benutzer',
  add: 'Anlegen',
  created: 'Angelegt',
  updated: 'Gespeichert',
  deleted: 'Gelöscht',
  fields: { username: 'Benutzername', name: 'Name', email: 'E-Mail', coins: 'Coins', experience: 'Erfahrung' },
  search: { username: 'Benutzername', name: 'Name', email: 'E-Mail' },
  actions: { import: 'Importieren' },
  notes: {
    back: 'Zu den Benutzern',
    open: 'Fehlerhafte Benutzer',
    act: '%{name} importieren',
    title: '%{name} importieren',
    lead: 'Der Import ist am Benutzernamen gescheitert. Alles andere wird übernommen: E-Mail, Coins und Erfahrung.',
    done: 'Benutzer importiert',
    failed: 'Der Benutzer konnte nicht importiert werden.',
  },
} as const satisfies MessagesFor<typeof declared>;
