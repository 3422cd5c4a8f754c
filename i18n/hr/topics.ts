import type { topics as declared } from '#resources/topics.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const topics = {
  name: 'Teme',
  one: 'Tema',
  add: 'Dodaj temu',
  created: 'Tema je dodana',
  updated: 'Tema je spremljena',
  deleted: 'Tema je obrisana',
  fields: { name: 'Naziv', entity: 'Vrsta', arena: 'Arena' },
} as const satisfies MessagesFor<typeof declared>;
