import type { topics as declared } from '#resources/topics.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { topics as hr } from '../hr/topics.ts';

export const topics = {
  ...hr,
  created: 'Tema je dodata',
  updated: 'Tema je sačuvana',
} as const satisfies MessagesFor<typeof declared>;
