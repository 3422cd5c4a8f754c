import type { terms as declared } from '#resources/terms.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { terms as hr } from '../hr/terms.ts';

export const terms = {
  ...hr,
  name: 'Uslovi korištenja',
  one: 'Uslovi korištenja',
  add: 'Dodaj uslove',
  created: 'Uslovi su dodani',
  updated: 'Uslovi su sačuvani',
  deleted: 'Uslovi su obrisani',
  fields: { ...hr.fields, terms_and_conditions: 'Uslovi korištenja' },
  sections: { ...hr.sections, general: 'Opće' },
} as const satisfies MessagesFor<typeof declared>;
