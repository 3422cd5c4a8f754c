import type { transactions as declared } from '#resources/transactions.ts';
import { defineOverrides } from '#src/engine/overrides.ts';
import { RestoreTransactionAct, RestoreTransactionButton } from '#src/features/invoice-actions/index.ts';
import { linkTo, personCell, wayTo } from './sales.tsx';

export const transactions = defineOverrides<typeof declared>({
  list: { rowActions: [RestoreTransactionAct], toolbar: wayTo('invoices', 'receipt_long'), cell: { 'by_user.label': personCell('by_user'), 'to_user.label': personCell('to_user') } },
  show: {
    actions: [RestoreTransactionButton],
    view: {
      'invoice.label': linkTo('invoices', 'invoice', 'label'), 'restored_transaction.number': linkTo('transactions', 'restored_transaction'), 'restored_by_transaction.number': linkTo('transactions', 'restored_by_transaction'),
    },
  },
});
