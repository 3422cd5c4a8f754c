import type { avatars as declared } from '#resources/avatars.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const avatars = {
  name: 'Avatare',
  one: 'Avatar',
  add: 'Avatar anlegen',
  created: 'Avatar angelegt',
  updated: 'Avatar gespeichert',
  deleted: 'Avatar gelöscht',
  fields: { url: 'Bild', name: 'Name', key: 'Schlüssel' },
  help: { key: 'Daran erkennen Spiele den Avatar.' },
  sections: { general: 'Allgemein' },
} as const satisfies MessagesFor<typeof declared>;
