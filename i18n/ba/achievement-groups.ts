import type { achievementGroups as declared } from '#resources/achievement-groups.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { achievementGroups as hr } from '../hr/achievement-groups.ts';

export const achievementGroups = {
  ...hr,
  updated: 'Grupa je sačuvana',
  sections: { ...hr.sections, general: 'Opće' },
} as const satisfies MessagesFor<typeof declared>;
