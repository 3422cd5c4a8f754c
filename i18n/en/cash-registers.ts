import type { cashRegisters as declared } from '#resources/cash-registers.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const cashRegisters = {
  name: 'Cash registers',
  one: 'Cash register',
  add: 'Add cash register',
  created: 'Cash register created',
  updated: 'Cash register updated',
  deleted: 'Cash register deleted',
  fields: { arena: 'Arena', label: 'Label', active: 'Active' },
  help: { label: 'A number, once in each arena; it stands on every invoice.' },
  sections: { general: 'General' },
} as const satisfies MessagesFor<typeof declared>;
