import type { topics as declared } from '#resources/topics.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const topics = {
  name: 'Topics',
  one: 'Topic',
  add: 'Add topic',
  created: 'Topic created',
  updated: 'Topic updated',
  deleted: 'Topic deleted',
  fields: { name: 'Name', entity: 'Kind', arena: 'Arena' },
} as const satisfies MessagesFor<typeof declared>;
