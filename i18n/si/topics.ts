import type { topics as declared } from '#resources/topics.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const topics = {
  name: 'Teme',
  one: 'Tema',
  add: 'Dodaj temo',
  created: 'Tema je dodana',
  updated: 'Tema je shranjena',
  deleted: 'Tema je izbrisana',
  fields: { name: 'Ime', entity: 'Vrsta', arena: 'Arena' },
} as const satisfies MessagesFor<typeof declared>;
