import type { invoices as declared } from '#resources/invoices.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const invoices = {
  name: 'Rechnungen',
  one: 'Rechnung',
  add: 'Rechnung anlegen',
  created: 'Rechnung angelegt',
  updated: 'Rechnung gespeichert',
  deleted: 'Rechnung gelöscht',
  fields: {
    number: 'Nummer', label: 'Nummer', arena: 'Arena', 'by_user.id': 'ID', 'by_user.label': 'Von Benutzer', 'by_user.name': 'Name',
    'by_user.username': 'Benutzername', 'by_user.email': 'E-Mail', 'user.id': 'ID', 'user.label': 'An Benutzer', 'user.name': 'Name',
    'user.username': 'Benutzername', 'user.email': 'E-Mail', 'user.company.name': 'Firma', 'user.company.address': 'Adresse',
    'user.company.pidn': 'Steuernummer', 'cart.gross': 'Gesamt', 'cart.net': 'Netto', 'cart.names': 'Artikel', 'cart.items': 'Artikel',
    'cart.items.name': 'Bezeichnung', 'cart.items.category.name': 'Kategorie', 'cart.items.category_attributes': 'Merkmale',
    'cart.items.category_attributes.name': 'Bezeichnung', 'cart.items.category_attributes.type': 'Art', 'cart.items.category_attributes.value': 'Wert', 'cart.items.quantity': 'Menge',
    'cart.items.price': 'Preis', 'cart.items.total_price': 'Betrag', taxes: 'Steuern', 'taxes.name': 'Steuer', 'taxes.rate': 'Satz (%)',
    'taxes.base': 'Grundlage', 'taxes.amount': 'Betrag', deliveries: 'Geliefert', 'deliveries.kind': 'Art', 'deliveries.name': 'Bezeichnung', 'deliveries.amount': 'Menge',
    'deliveries.valid_from': 'Von', 'deliveries.valid_to': 'Bis', 'deliveries.withdrawn_at': 'Zurückgenommen', 'payment_method.name': 'Zahlungsart', fiscalized: 'Fiskalisiert', 'fiscal_data.zki': 'ZKI',
    'fiscal_data.jir': 'JIR', 'fiscal_data.zoi': 'ZOI', 'fiscal_data.eor': 'EOR', 'fiscal_data.bf': 'BF', 'fiscal_data.qr': 'QR',
    'fiscal.state': 'Finanzamt', 'fiscal.late': 'Nachträglich gemeldet', 'fiscal.attempts': 'Versuche', 'fiscal.deadline': 'Zu melden bis', 'fiscal.demo': 'Demo-Antwort',
    'fiscal.last_error.code': 'Ablehnung', 'fiscal.last_error.field': 'Zu berichtigen', 'fiscal.last_error.text': 'Grund',
    prints: 'Ausdrucke', restored_invoice_id: 'Storniert Rechnung', 'restored_invoice.id': 'ID', 'restored_invoice.number': 'Nummer',
    'restored_invoice.label': 'Storniert Rechnung', 'restored_by_invoice.id': 'ID', 'restored_by_invoice.number': 'Nummer',
    'restored_by_invoice.label': 'Storniert durch Rechnung', restoring_reason: 'Grund des Stornos', 'order.id': 'ID', 'order.number': 'Bestellung',
    'transaction.id': 'ID', 'transaction.number': 'Transaktion',
  },
  notes: { facts: 'Rechnung', recipient: 'Empfänger', items: 'Artikel', fiscal: 'Fiskalisierung', links: 'Gehört zu', transactions: 'Transaktionen', today: 'Meine Rechnungen heute',
    'attribute.bonus': 'Bonus (%)', 'attribute.duration': 'Dauer (Tage)', 'attribute.daily_reward': 'Tägliche Belohnung (Coins)', 'attribute.minutes': 'Minuten', 'attribute.valid_from': 'Von', 'attribute.valid_to': 'Bis' },
  search: { number: 'Nummer', by_user: 'Von Benutzer', to_user: 'An Benutzer', item: 'Artikel', payment_method: 'Zahlungsart', created_at: 'Angelegt' },
  choices: {
    'fiscal.state': { none: 'Wird nicht gemeldet', pending: 'Wartet auf Meldung', done: 'Gemeldet', rejected: 'Abgelehnt' },
    'deliveries.kind': { subscription: 'Abo, Tage', pass: 'Pass, Minuten', minutes: 'Spielzeit, Minuten', bonus: 'Bonus, %', coin: 'Coins' },
    'payment_method.name': { cash: 'Bar', creditCard: 'Karte', bank: 'Überweisung' },
  },
} as const satisfies MessagesFor<typeof declared>;
