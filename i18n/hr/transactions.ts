import type { transactions as declared } from '#resources/transactions.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const transactions = {
  name: 'Transakcije',
  one: 'Transakcija',
  add: 'Dodaj transakciju',
  created: 'Transakcija je dodana',
  updated: 'Transakcija je spremljena',
  deleted: 'Transakcija je obrisana',
  fields: {
    number: 'Broj', description: 'Opis', coins: 'Kovanice', 'by_user.id': 'ID', 'by_user.label': 'Izdao', 'by_user.name': 'Ime',
    'by_user.username': 'Korisničko ime', 'by_user.email': 'E-pošta', 'to_user.id': 'ID', 'to_user.label': 'Za korisnika', 'to_user.name': 'Ime',
    'to_user.username': 'Korisničko ime', 'to_user.email': 'E-pošta', arena: 'Arena', restored_transaction_id: 'Poništava transakciju',
    'restored_transaction.id': 'ID', 'restored_transaction.number': 'Poništava transakciju', 'restored_by_transaction.id': 'ID',
    'restored_by_transaction.number': 'Poništena transakcijom', restoring_reason: 'Razlog storniranja', 'invoice.id': 'ID', 'invoice.number': 'Broj',
    'invoice.label': 'Račun',
  },
  notes: { facts: 'Transakcija', links: 'Povezano', invoices: 'Računi', sale: 'Kovanice', restore: 'Kovanice vraćene', award: 'Nagrada', reversed: 'Vraćeno: %{what}', restores: 'Poništava %{number}', restoredBy: 'Poništena s %{number}' },
  search: { number: 'Broj', description: 'Opis', by_user: 'Izdao', to_user: 'Za korisnika', created_at: 'Dodano' },
} as const satisfies MessagesFor<typeof declared>;
