import type { questGroups as declared } from '#resources/quest-groups.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { questGroups as hr } from '../hr/quest-groups.ts';

export const questGroups = {
  ...hr,
  updated: 'Grupa je sačuvana',
  sections: { ...hr.sections, general: 'Opće' },
} as const satisfies MessagesFor<typeof declared>;
