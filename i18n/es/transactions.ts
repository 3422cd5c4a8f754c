import type { transactions as declared } from '#resources/transactions.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const transactions = {
  name: 'Transacciones',
  one: 'Transacción',
  add: 'Añadir transacción',
  created: 'Transacción creada',
  updated: 'Transacción guardada',
  deleted: 'Transacción eliminada',
  fields: {
    number: 'Número', description: 'Descripción', coins: 'Monedas', 'by_user.id': 'ID', 'by_user.label': 'Por usuario', 'by_user.name': 'Nombre',
    'by_user.username': 'Nombre de usuario', 'by_user.email': 'Correo electrónico', 'to_user.id': 'ID', 'to_user.label': 'Para usuario',
    'to_user.name': 'Nombre', 'to_user.username': 'Nombre de usuario', 'to_user.email': 'Correo electrónico', arena: 'Arena',
    restored_transaction_id: 'Anula la transacción', 'restored_transaction.id': 'ID', 'restored_transaction.number': 'Anula la transacción',
    'restored_by_transaction.id': 'ID', 'restored_by_transaction.number': 'Anulada por la transacción', restoring_reason: 'Motivo de la anulación',
    'invoice.id': 'ID', 'invoice.number': 'Número', 'invoice.label': 'Factura',
  },
  notes: { facts: 'Transacción', links: 'Relacionado', invoices: 'Facturas', sale: 'Monedas', restore: 'Monedas devueltas', award: 'Premio', reversed: 'Devuelto: %{what}', restores: 'Anula la %{number}', restoredBy: 'Anulada por la %{number}' },
  search: { number: 'Número', description: 'Descripción', by_user: 'Por usuario', to_user: 'Para usuario', created_at: 'Creado' },
} as const satisfies MessagesFor<typeof declared>;
