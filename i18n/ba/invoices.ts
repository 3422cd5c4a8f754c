import type { invoices as declared } from '#resources/invoices.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { invoices as hr } from '../hr/invoices.ts';

export const invoices = {
  ...hr,
  updated: 'Račun je sačuvan',
  fields: { ...hr.fields, 'fiscal.state': 'Poreska uprava', 'user.company.name': 'Firma', 'user.company.pidn': 'JIB', 'by_user.email': 'E-mail', 'user.email': 'E-mail' },
} as const satisfies MessagesFor<typeof declared>;
