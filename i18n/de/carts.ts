import type { carts as declared } from '#resources/carts.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const carts = {
  name: 'Warenkörbe',
  one: 'Warenkorb',
  add: 'Warenkorb anlegen',
  created: 'Warenkorb angelegt',
  updated: 'Warenkorb gespeichert',
  deleted: 'Warenkorb gelöscht',
  fields: {
    arena_id: 'ID', arena: 'Arena', user_id: 'ID', 'user.id': 'ID', 'user.label': 'Benutzer', 'user.name': 'Name', 'user.username': 'Benutzername',
    'user.email': 'E-Mail', order_id: 'ID', 'order.id': 'ID', 'order.number': 'Bestellnummer', orderNumber: 'Bestellung', invoice_id: 'ID',
    'invoice.id': 'ID', 'invoice.number': 'Nummer', 'invoice.label': 'Rechnung', names: 'Artikel', items: 'Artikel', 'items.name': 'Bezeichnung',
    'items.category.name': 'Kategorie', 'items.image': 'Bild', 'items.quantity': 'Menge', 'items.price': 'Preis', 'items.total_price': 'Betrag',
    gross: 'Gesamt', net: 'Netto', checkout_step: 'Bestellschritt', expires_at: 'Läuft ab',
  },
  notes: { facts: 'Warenkorb', items: 'Artikel', rate: '%{coins} / %{currency}' },
  search: { user: 'Benutzer', item: 'Artikel', order: 'Bestellnummer', invoice: 'Rechnungsnummer' },
  choices: {
    checkout_step: { cart: 'Warenkorb', details: 'Angaben', payment: 'Zahlung', done: 'Fertig' },
  },
} as const satisfies MessagesFor<typeof declared>;
