import type { settings as declared } from '#resources/settings.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const settings = {
  name: 'Postavke',
  one: 'Postavka',
  add: 'Dodaj postavku',
  created: 'Postavka je dodana',
  updated: 'Postavka je spremljena',
  deleted: 'Postavka je obrisana',
  fields: { namespace: 'Područje', key: 'Ključ', defaultValue: 'Zadana vrijednost' },
  help: { defaultValue: 'Vrijedi za svakoga tko nije postavio drugu.' },
  sections: { general: 'Općenito' },
} as const satisfies MessagesFor<typeof declared>;
