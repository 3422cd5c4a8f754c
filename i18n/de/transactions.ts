import type { transactions as declared } from '#resources/transactions.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const transactions = {
  name: 'Transaktionen',
  one: 'Transaktion',
  add: 'Transaktion anlegen',
  created: 'Transaktion angelegt',
  updated: 'Transaktion gespeichert',
  deleted: 'Transaktion gelöscht',
  fields: {
    number: 'Nummer', description: 'Beschreibung', coins: 'Coins', 'by_user.id': 'ID', 'by_user.label': 'Von Benutzer', 'by_user.name': 'Name',
    'by_user.username': 'Benutzername', 'by_user.email': 'E-Mail', 'to_user.id': 'ID', 'to_user.label': 'An Benutzer', 'to_user.name': 'Name',
    'to_user.username': 'Benutzername', 'to_user.email': 'E-Mail', arena: 'Arena', restored_transaction_id: 'Storniert Transaktion',
    'restored_transaction.id': 'ID', 'restored_transaction.number': 'Storniert Transaktion', 'restored_by_transaction.id': 'ID',
    'restored_by_transaction.number': 'Storniert durch Transaktion', restoring_reason: 'Grund des Stornos', 'invoice.id': 'ID',
    'invoice.number': 'Nummer', 'invoice.label': 'Rechnung',
  },
  notes: { facts: 'Transaktion', links: 'Gehört zu', invoices: 'Rechnungen', sale: 'Coins', restore: 'Coins zurückgenommen', award: 'Prämie', reversed: 'Zurückgenommen: %{what}', restores: 'Storno von %{number}', restoredBy: 'Storniert durch %{number}' },
  search: { number: 'Nummer', description: 'Beschreibung', by_user: 'Von Benutzer', to_user: 'An Benutzer', created_at: 'Angelegt' },
} as const satisfies MessagesFor<typeof declared>;
