import type { transactions as declared } from '#resources/transactions.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { transactions as hr } from '../hr/transactions.ts';

export const transactions = {
  ...hr,
  updated: 'Transakcija je sačuvana',
  fields: { ...hr.fields, 'by_user.email': 'E-mail', 'to_user.email': 'E-mail' },
} as const satisfies MessagesFor<typeof declared>;
