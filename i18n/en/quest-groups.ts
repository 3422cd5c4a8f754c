import type { questGroups as declared } from '#resources/quest-groups.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const questGroups = {
  name: 'Quest groups',
  one: 'Quest group',
  add: 'Add group',
  created: 'Group created',
  updated: 'Group updated',
  deleted: 'Group deleted',
  fields: { name: 'Name', active: 'Active' },
  sections: { general: 'General' },
} as const satisfies MessagesFor<typeof declared>;
