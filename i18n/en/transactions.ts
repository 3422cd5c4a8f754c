import type { transactions as declared } from '#resources/transactions.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const transactions = {
  name: 'Transactions',
  one: 'Transaction',
  add: 'Add transaction',
  created: 'Transaction created',
  updated: 'Transaction updated',
  deleted: 'Transaction deleted',
  fields: {
    number: 'Number', description: 'Description', coins: 'Coins', 'by_user.id': 'ID', 'by_user.label': 'By user', 'by_user.name': 'Name',
    'by_user.username': 'Username', 'by_user.email': 'Email', 'to_user.id': 'ID', 'to_user.label': 'To user', 'to_user.name': 'Name',
    'to_user.username': 'Username', 'to_user.email': 'Email', arena: 'Arena', restored_transaction_id: 'Restores transaction',
    'restored_transaction.id': 'ID', 'restored_transaction.number': 'Restores transaction', 'restored_by_transaction.id': 'ID',
    'restored_by_transaction.number': 'Restored by transaction', restoring_reason: 'Restoring reason', 'invoice.id': 'ID', 'invoice.number': 'Number',
    'invoice.label': 'Invoice',
  },
  notes: { facts: 'Transaction', links: 'Belongs to', invoices: 'Invoices', sale: 'Coins', restore: 'Coins taken back', award: 'Award', reversed: 'Taken back: %{what}', restores: 'Restores %{number}', restoredBy: 'Restored by %{number}' },
  search: { number: 'Number', description: 'Description', by_user: 'By user', to_user: 'To user', created_at: 'Created at' },
} as const satisfies MessagesFor<typeof declared>;
