import type { topics as declared } from '#resources/topics.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const topics = {
  name: 'Themen',
  one: 'Thema',
  add: 'Thema anlegen',
  created: 'Thema angelegt',
  updated: 'Thema gespeichert',
  deleted: 'Thema gelöscht',
  fields: { name: 'Name', entity: 'Art', arena: 'Arena' },
} as const satisfies MessagesFor<typeof declared>;
