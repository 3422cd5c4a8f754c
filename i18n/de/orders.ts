import type { orders as declared } from '#resources/orders.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const orders = {
  name: 'Bestellungen',
  one: 'Bestellung',
  add: 'Bestellung anlegen',
  created: 'Bestellung angelegt',
  updated: 'Bestellung gespeichert',
  deleted: 'Bestellung gelöscht',
  fields: {
    number: 'Nummer', arena: 'Arena', status: 'Status', paymentStatus: 'Zahlungsstatus', deliveryStatus: 'Lieferstatus', note: 'Notiz',
    referredFrom: 'Empfohlen von', serialNumber: 'Seriennummer', deliveryAmount: 'Lieferkosten', delivery: 'Lieferung', for_company: 'Für eine Firma',
    'user.id': 'ID', 'user.label': 'Benutzer', 'user.name': 'Name', 'user.username': 'Benutzername', 'user.email': 'E-Mail', 'billing.name': 'Name',
    'billing.company': 'Firma', 'billing.pidn': 'Steuernummer', 'billing.address': 'Adresse', 'billing.postcode': 'Postleitzahl', 'billing.city': 'Ort',
    'billing.country': 'Land', 'billing.email': 'E-Mail', 'billing.phone': 'Telefon', 'shipping.name': 'Name', 'shipping.company': 'Firma',
    'shipping.pidn': 'Steuernummer', 'shipping.address': 'Adresse', 'shipping.postcode': 'Postleitzahl', 'shipping.city': 'Ort',
    'shipping.country': 'Land', 'shipping.email': 'E-Mail', 'shipping.phone': 'Telefon', items: 'Artikel', 'items.name': 'Bezeichnung',
    'items.quantity': 'Menge', 'items.price': 'Preis', 'items.total_price': 'Betrag', gross: 'Gesamt', invoiced: 'Rechnung ausgestellt',
  },
  notes: { facts: 'Bestellung', items: 'Artikel', billing: 'Rechnungsadresse', shipping: 'Lieferadresse', noInvoice: 'Damit entsteht keine Rechnung und kein Bestand wird gebucht. Verkaufen Sie dafür an der Kasse.' },
  sections: { general: 'Allgemein' },
  search: { number: 'Nummer', user: 'Benutzer', serial_number: 'Seriennummer', status: 'Status' },
  choices: {
    delivery: { courier: 'Lieferdienst', 'pick-up': 'Abholung' },
    status: { pending: 'Offen', completed: 'Abgeschlossen', refunded: 'Erstattet', paid: 'Bezahlt', inDelivery: 'In Zustellung', delivered: 'Zugestellt' },
    paymentStatus: { pending: 'Offen', paid: 'Bezahlt', refunded: 'Erstattet' },
    deliveryStatus: { pending: 'Offen', inDelivery: 'In Zustellung', delivered: 'Zugestellt' },
  },
} as const satisfies MessagesFor<typeof declared>;
