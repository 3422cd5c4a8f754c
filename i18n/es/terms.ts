import type { terms as declared } from '#resources/terms.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const terms = {
  name: 'Condiciones de uso',
  one: 'Condiciones de uso',
  add: 'Crear condiciones',
  created: 'Condiciones creadas',
  updated: 'Condiciones guardadas',
  deleted: 'Condiciones eliminadas',
  fields: { arena: 'Arena', terms_and_conditions: 'Condiciones de uso' },
  sections: { general: 'General' },
} as const satisfies MessagesFor<typeof declared>;
