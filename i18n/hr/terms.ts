import type { terms as declared } from '#resources/terms.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const terms = {
  name: 'Uvjeti korištenja',
  one: 'Uvjeti korištenja',
  add: 'Dodaj uvjete',
  created: 'Uvjeti su dodani',
  updated: 'Uvjeti su spremljeni',
  deleted: 'Uvjeti su obrisani',
  fields: { arena: 'Arena', terms_and_conditions: 'Uvjeti korištenja' },
  sections: { general: 'Općenito' },
} as const satisfies MessagesFor<typeof declared>;
