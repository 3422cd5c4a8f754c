import type { companies as declared } from '#resources/companies.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { companies as hr } from '../hr/companies.ts';

// A company is known to the tax office by its JIB.
export const companies = {
  ...hr,
  name: 'Firme',
  one: 'Firma',
  add: 'Dodaj firmu',
  created: 'Firma je dodana',
  updated: 'Firma je sačuvana',
  deleted: 'Firma je obrisana',
  fields: {
    ...hr.fields,
    pidn: 'JIB (PIDN)',
    'fiscal_data.inTaxSystem': 'U sistemu PDV-a',
    'fiscal_data.veriFactu': 'VERI*FACTU kod na računima',
  },
} as const satisfies MessagesFor<typeof declared>;
