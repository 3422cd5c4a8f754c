import type { avatars as declared } from '#resources/avatars.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const avatars = {
  name: 'Avatarji',
  one: 'Avatar',
  add: 'Dodaj avatar',
  created: 'Avatar je dodan',
  updated: 'Avatar je shranjen',
  deleted: 'Avatar je izbrisan',
  fields: { url: 'Slika', name: 'Ime', key: 'Ključ' },
  help: { key: 'Po njem igre prepoznajo avatar.' },
  sections: { general: 'Splošno' },
} as const satisfies MessagesFor<typeof declared>;
