import type { events as declared } from '#resources/events.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const events = {
  name: 'Veranstaltungen',
  one: 'Veranstaltung',
  add: 'Veranstaltung anlegen',
  created: 'Veranstaltung angelegt',
  updated: 'Veranstaltung gespeichert',
  deleted: 'Veranstaltung gelöscht',
  fields: {
    title: 'Titel',
    subtitle: 'Untertitel',
    content: 'Inhalt',
    image: 'Bild',
    active: 'Aktiv',
    arena_ids: 'Arenen',
    starts_at: 'Beginn',
    ends_at: 'Ende',
  },
  help: {
    arena_ids: 'Spieler dieser Arenen sehen die Veranstaltung.',
    active: 'Spieler sehen nur aktive Veranstaltungen.',
  },
  rules: { arena_ids: { atLeastOne: 'Mindestens eine Arena ist nötig' } },
  notes: { othersKeep: 'In den anderen Arenen bleibt sie stehen; aus Ihren wird sie entfernt.', clock: 'Uhrzeit der jeweiligen Arena: %{zones}.' },
  sections: { general: 'Allgemein', content: 'Inhalt' },
  checks: { endsAfterStart: 'darf nicht vor dem Beginn liegen' },
} as const satisfies MessagesFor<typeof declared>;
