import type { articles as declared } from '#resources/articles.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { articles as hr } from '../hr/articles.ts';

export const articles = {
  ...hr,
  updated: 'Članak je sačuvan',
  rules: { arena_ids: { atLeastOne: 'Potrebna je bar jedna arena' } },
  sections: { ...hr.sections, general: 'Opće' },
} as const satisfies MessagesFor<typeof declared>;
