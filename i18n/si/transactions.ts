import type { transactions as declared } from '#resources/transactions.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const transactions = {
  name: 'Transakcije',
  one: 'Transakcija',
  add: 'Dodaj transakcijo',
  created: 'Transakcija je dodana',
  updated: 'Transakcija je shranjena',
  deleted: 'Transakcija je izbrisana',
  fields: {
    number: 'Številka', description: 'Opis', coins: 'Kovanci', 'by_user.id': 'ID', 'by_user.label': 'Izdal', 'by_user.name': 'Ime',
    'by_user.username': 'Uporabniško ime', 'by_user.email': 'E-pošta', 'to_user.id': 'ID', 'to_user.label': 'Za uporabnika', 'to_user.name': 'Ime',
    'to_user.username': 'Uporabniško ime', 'to_user.email': 'E-pošta', arena: 'Arena', restored_transaction_id: 'Razveljavi transakcijo',
    'restored_transaction.id': 'ID', 'restored_transaction.number': 'Razveljavi transakcijo', 'restored_by_transaction.id': 'ID',
    'restored_by_transaction.number': 'Razveljavljena s transakcijo', restoring_reason: 'Razlog storna', 'invoice.id': 'ID', 'invoice.number': 'Številka',
    'invoice.label': 'Račun',
  },
  notes: { facts: 'Transakcija', links: 'Povezano', invoices: 'Računi', sale: 'Kovanci', restore: 'Kovanci vrnjeni', award: 'Nagrada', reversed: 'Vrnjeno: %{what}', restores: 'Razveljavi %{number}', restoredBy: 'Razveljavljena s %{number}' },
  search: { number: 'Številka', description: 'Opis', by_user: 'Izdal', to_user: 'Za uporabnika', created_at: 'Dodano' },
} as const satisfies MessagesFor<typeof declared>;
