import type { terms as declared } from '#resources/terms.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const terms = {
  name: 'Pogoji uporabe',
  one: 'Pogoji uporabe',
  add: 'Dodaj pogoje',
  created: 'Pogoji so dodani',
  updated: 'Pogoji so shranjeni',
  deleted: 'Pogoji so izbrisani',
  fields: { arena: 'Arena', terms_and_conditions: 'Pogoji uporabe' },
  sections: { general: 'Splošno' },
} as const satisfies MessagesFor<typeof declared>;
