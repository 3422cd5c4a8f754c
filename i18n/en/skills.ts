import type { skills as declared } from '#resources/skills.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const skills = {
  name: 'Skills',
  one: 'Skill',
  add: 'Add skill',
  created: 'Skill created',
  updated: 'Skill updated',
  deleted: 'Skill deleted',
  fields: { code: 'Code', value: 'Value' },
  sections: { general: 'General' },
} as const satisfies MessagesFor<typeof declared>;
