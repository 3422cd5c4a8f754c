import type { invoices as declared } from '#resources/invoices.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { invoices as hr } from '../hr/invoices.ts';

export const invoices = {
  ...hr,
  updated: 'Račun je sačuvan',
  fields: { ...hr.fields, 'user.company.name': 'Firma', 'user.company.pidn': 'JIB' },
  choices: { ...hr.choices, 'deliveries.kind': { ...hr.choices['deliveries.kind'], coin: 'Coini' } },
} as const satisfies MessagesFor<typeof declared>;
