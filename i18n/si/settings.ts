import type { settings as declared } from '#resources/settings.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const settings = {
  name: 'Nastavitve',
  one: 'Nastavitev',
  add: 'Dodaj nastavitev',
  created: 'Nastavitev je dodana',
  updated: 'Nastavitev je shranjena',
  deleted: 'Nastavitev je izbrisana',
  fields: { namespace: 'Področje', key: 'Ključ', defaultValue: 'Privzeta vrednost' },
  help: { defaultValue: 'Velja za vse, ki niso nastavili druge.' },
  sections: { general: 'Splošno' },
} as const satisfies MessagesFor<typeof declared>;
