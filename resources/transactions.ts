import { invoiceLink, numbered, personFields, saleArena, saleScope } from './groups/sales.ts';
import { defineResource, field, nobody, ownArena, staff } from './schema/index.ts';

/** What staff did to somebody's coins: sold, given, taken back. */
export const transactions = defineResource({
  name: 'transactions',
  service: 'shop',
  icon: 'swap_horiz',
  label: 'number',
  api: { paging: 'L1n', has: ['list'] },
  scope: saleScope,
  fields: {
    number: field.digits({ write: 'never' }),
    description: field.text({ write: 'never' }),
    coins: field.coins({ write: 'never' }),
    by_user: field.group(personFields),
    to_user: field.group(personFields),
    arena: field.reference('arenas', saleArena),
    restored_transaction_id: field.reference('transactions', { write: 'never', onDelete: 'refuse' }),
    restored_transaction: field.group(numbered),
    restored_by_transaction: field.group(numbered),
    restoring_reason: field.text({ write: 'never' }),
    invoice: field.group(invoiceLink),
  },
  list: {
    columns: ['number', 'description', 'coins', 'by_user.label', 'to_user.label', 'arena', 'created_at'],
    search: { oneAtATime: true, keys: { number: 'number', description: 'description', by_user: 'by_user.label', to_user: 'to_user.label', created_at: 'created_at' }, initially: ['to_user'] },
    sort: ['created_at', 'DESC'],
  },
  form: {},
  view: ['number', 'description', 'coins', 'by_user.label', 'by_user.email', 'to_user.label', 'to_user.email', 'arena', 'created_at', 'invoice.label', 'restored_transaction.number', 'restored_by_transaction.number', 'restoring_reason'],
  access: { screen: staff, read: ownArena('arena'), create: nobody, update: nobody, delete: nobody },
});
