import type { terms as declared } from '#resources/terms.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const terms = {
  name: 'Terms and conditions',
  one: 'Terms and conditions',
  add: 'Add terms',
  created: 'Terms created',
  updated: 'Terms updated',
  deleted: 'Terms deleted',
  fields: { arena: 'Arena', terms_and_conditions: 'Terms and conditions' },
  sections: { general: 'General' },
} as const satisfies MessagesFor<typeof declared>;
