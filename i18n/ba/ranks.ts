import type { ranks as declared } from '#resources/ranks.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { ranks as hr } from '../hr/ranks.ts';

export const ranks = {
  ...hr,
  updated: 'Rang je sačuvan',
  sections: { ...hr.sections, general: 'Opće' },
} as const satisfies MessagesFor<typeof declared>;
