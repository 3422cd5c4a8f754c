import type { roles as declared } from '#resources/roles.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const roles = {
  name: 'Roles',
  one: 'Role',
  add: 'Add role',
  created: 'Role created',
  updated: 'Role updated',
  deleted: 'Role deleted',
  fields: { name: 'Name', is_default: 'Default' },
  help: { is_default: 'Employees may give only default roles.' },
  rules: { is_default: { lastDefault: 'stays: no other role is default' } },
  sections: { general: 'General' },
} as const satisfies MessagesFor<typeof declared>;
