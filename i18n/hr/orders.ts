import type { orders as declared } from '#resources/orders.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const orders = {
  name: 'Narudžbe',
  one: 'Narudžba',
  add: 'Dodaj narudžbu',
  created: 'Narudžba je dodana',
  updated: 'Narudžba je spremljena',
  deleted: 'Narudžba je obrisana',
  fields: {
    number: 'Broj', arena: 'Arena', status: 'Status', paymentStatus: 'Status plaćanja', deliveryStatus: 'Status dostave', note: 'Napomena',
    referredFrom: 'Preporuka', serialNumber: 'Serijski broj', deliveryAmount: 'Cijena dostave', delivery: 'Dostava', for_company: 'Za tvrtku',
    'user.id': 'ID', 'user.label': 'Korisnik', 'user.name': 'Ime', 'user.username': 'Korisničko ime', 'user.email': 'E-pošta', 'billing.name': 'Ime',
    'billing.company': 'Tvrtka', 'billing.pidn': 'OIB', 'billing.address': 'Adresa', 'billing.postcode': 'Poštanski broj', 'billing.city': 'Grad',
    'billing.country': 'Država', 'billing.email': 'E-pošta', 'billing.phone': 'Telefon', 'shipping.name': 'Ime', 'shipping.company': 'Tvrtka',
    'shipping.pidn': 'OIB', 'shipping.address': 'Adresa', 'shipping.postcode': 'Poštanski broj', 'shipping.city': 'Grad', 'shipping.country': 'Država',
    'shipping.email': 'E-pošta', 'shipping.phone': 'Telefon', items: 'Stavke', 'items.name': 'Naziv', 'items.quantity': 'Količina',
    'items.price': 'Cijena', 'items.total_price': 'Iznos', gross: 'Ukupno', invoiced: 'Račun izdan',
  },
  notes: { facts: 'Narudžba', items: 'Stavke', billing: 'Naplata', shipping: 'Primatelj', noInvoice: 'Time se ne izdaje račun niti se knjiže zalihe. Za račun prodajte na blagajni.' },
  sections: { general: 'Općenito' },
  search: { number: 'Broj', user: 'Korisnik', serial_number: 'Serijski broj', status: 'Status' },
  choices: {
    delivery: { courier: 'Dostavljač', 'pick-up': 'Preuzimanje u areni' },
    status: { pending: 'Na čekanju', completed: 'Završeno', refunded: 'Vraćen novac', paid: 'Plaćeno', inDelivery: 'U dostavi', delivered: 'Dostavljeno' },
    paymentStatus: { pending: 'Na čekanju', paid: 'Plaćeno', refunded: 'Vraćen novac' },
    deliveryStatus: { pending: 'Na čekanju', inDelivery: 'U dostavi', delivered: 'Dostavljeno' },
  },
} as const satisfies MessagesFor<typeof declared>;
