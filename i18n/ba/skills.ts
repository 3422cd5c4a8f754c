import type { skills as declared } from '#resources/skills.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { skills as hr } from '../hr/skills.ts';

export const skills = {
  ...hr,
  updated: 'Vještina je sačuvana',
  sections: { ...hr.sections, general: 'Opće' },
} as const satisfies MessagesFor<typeof declared>;
