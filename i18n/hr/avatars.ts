import type { avatars as declared } from '#resources/avatars.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const avatars = {
  name: 'Avatari',
  one: 'Avatar',
  add: 'Dodaj avatar',
  created: 'Avatar je dodan',
  updated: 'Avatar je spremljen',
  deleted: 'Avatar je obrisan',
  fields: { url: 'Slika', name: 'Naziv', key: 'Ključ' },
  help: { key: 'Po njemu igre prepoznaju avatar.' },
  sections: { general: 'Općenito' },
} as const satisfies MessagesFor<typeof declared>;
