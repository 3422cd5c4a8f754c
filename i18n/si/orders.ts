import type { orders as declared } from '#resources/orders.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const orders = {
  name: 'Naročila',
  one: 'Naročilo',
  add: 'Dodaj naročilo',
  created: 'Naročilo je dodano',
  updated: 'Naročilo je shranjeno',
  deleted: 'Naročilo je izbrisano',
  fields: {
    number: 'Številka', arena: 'Arena', status: 'Stanje', paymentStatus: 'Stanje plačila', deliveryStatus: 'Stanje dostave', note: 'Opomba',
    referredFrom: 'Priporočilo', serialNumber: 'Serijska številka', deliveryAmount: 'Strošek dostave', delivery: 'Dostava', for_company: 'Za podjetje',
    'user.id': 'ID', 'user.label': 'Uporabnik', 'user.name': 'Ime', 'user.username': 'Uporabniško ime', 'user.email': 'E-pošta', 'billing.name': 'Ime',
    'billing.company': 'Podjetje', 'billing.pidn': 'Davčna številka', 'billing.address': 'Naslov', 'billing.postcode': 'Poštna številka',
    'billing.city': 'Kraj', 'billing.country': 'Država', 'billing.email': 'E-pošta', 'billing.phone': 'Telefon', 'shipping.name': 'Ime',
    'shipping.company': 'Podjetje', 'shipping.pidn': 'Davčna številka', 'shipping.address': 'Naslov', 'shipping.postcode': 'Poštna številka',
    'shipping.city': 'Kraj', 'shipping.country': 'Država', 'shipping.email': 'E-pošta', 'shipping.phone': 'Telefon', items: 'Postavke',
    'items.name': 'Naziv', 'items.quantity': 'Količina', 'items.price': 'Cena', 'items.total_price': 'Znesek', gross: 'Skupaj', invoiced: 'Račun izdan',
  },
  notes: { facts: 'Naročilo', items: 'Postavke', billing: 'Plačnik', shipping: 'Prejemnik', noInvoice: 'S tem se račun ne izda in zaloga se ne knjiži. Za račun prodajte na blagajni.' },
  sections: { general: 'Splošno' },
  search: { number: 'Številka', user: 'Uporabnik', serial_number: 'Serijska številka', status: 'Stanje' },
  choices: {
    delivery: { courier: 'Dostavna služba', 'pick-up': 'Prevzem' },
    status: { pending: 'V čakanju', completed: 'Zaključeno', refunded: 'Vrnjeno', paid: 'Plačano', inDelivery: 'V dostavi', delivered: 'Dostavljeno' },
    paymentStatus: { pending: 'V čakanju', paid: 'Plačano', refunded: 'Vrnjeno' },
    deliveryStatus: { pending: 'V čakanju', inDelivery: 'V dostavi', delivered: 'Dostavljeno' },
  },
} as const satisfies MessagesFor<typeof declared>;
