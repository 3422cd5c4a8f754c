import type { orders as declared } from '#resources/orders.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { orders as hr } from '../hr/orders.ts';

export const orders = {
  ...hr,
  updated: 'Narudžba je sačuvana',
  fields: { ...hr.fields, for_company: 'Za firmu', 'billing.company': 'Firma', 'shipping.company': 'Firma', 'billing.pidn': 'JIB', 'shipping.pidn': 'JIB', 'user.email': 'E-mail', 'billing.email': 'E-mail', 'shipping.email': 'E-mail' },
  notes: { ...hr.notes, noInvoice: 'Time se ne izdaje račun niti se knjiže zalihe. Za račun prodajte na kasi.' },
  sections: { ...hr.sections, general: 'Opće' },
} as const satisfies MessagesFor<typeof declared>;
