import type { achievementGroups as declared } from '#resources/achievement-groups.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const achievementGroups = {
  name: 'Achievement groups',
  one: 'Achievement group',
  add: 'Add group',
  created: 'Group created',
  updated: 'Group updated',
  deleted: 'Group deleted',
  fields: { name: 'Name', active: 'Active' },
  sections: { general: 'General' },
} as const satisfies MessagesFor<typeof declared>;
