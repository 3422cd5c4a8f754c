import type { terms as declared } from '#resources/terms.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const terms = {
  name: 'Geschäftsbedingungen',
  one: 'Geschäftsbedingungen',
  add: 'Bedingungen anlegen',
  created: 'Bedingungen angelegt',
  updated: 'Bedingungen gespeichert',
  deleted: 'Bedingungen gelöscht',
  fields: { arena: 'Arena', terms_and_conditions: 'Geschäftsbedingungen' },
  sections: { general: 'Allgemein' },
} as const satisfies MessagesFor<typeof declared>;
