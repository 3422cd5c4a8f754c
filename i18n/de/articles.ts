import type { articles as declared } from '#resources/articles.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

// „Beitrag“, because „Artikel“ is what the venues sell.
export const articles = {
  name: 'Beiträge',
  one: 'Beitrag',
  add: 'Beitrag anlegen',
  created: 'Beitrag angelegt',
  updated: 'Beitrag gespeichert',
  deleted: 'Beitrag gelöscht',
  fields: { title: 'Titel', subtitle: 'Untertitel', content: 'Inhalt', image: 'Bild', active: 'Aktiv', arena_ids: 'Arenen' },
  help: { arena_ids: 'Spieler dieser Arenen sehen den Beitrag.', active: 'Nur aktive Beiträge werden den Spielern gezeigt.' },
  rules: { arena_ids: { atLeastOne: 'Mindestens eine Arena ist erforderlich' } },
  notes: { othersKeep: 'In Arenen, die nicht Ihre sind, bleibt er bestehen; er verschwindet nur aus Ihren.' },
  sections: { general: 'Allgemein', content: 'Inhalt' },
} as const satisfies MessagesFor<typeof declared>;
