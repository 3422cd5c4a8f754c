import type { events as declared } from '#resources/events.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { events as hr } from '../hr/events.ts';

export const events = {
  ...hr,
  updated: 'Događaj je sačuvan',
  rules: { ...hr.rules, arena_ids: { atLeastOne: 'Potrebna je bar jedna arena' } },
  sections: { ...hr.sections, general: 'Opće' },
} as const satisfies MessagesFor<typeof declared>;
