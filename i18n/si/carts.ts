import type { carts as declared } from '#resources/carts.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const carts = {
  name: 'Košarice',
  one: 'Košarica',
  add: 'Dodaj košarico',
  created: 'Košarica je dodana',
  updated: 'Košarica je shranjena',
  deleted: 'Košarica je izbrisana',
  fields: {
    arena_id: 'ID', arena: 'Arena', user_id: 'ID', 'user.id': 'ID', 'user.label': 'Uporabnik', 'user.name': 'Ime', 'user.username': 'Uporabniško ime',
    'user.email': 'E-pošta', order_id: 'ID', 'order.id': 'ID', 'order.number': 'Številka naročila', orderNumber: 'Številka naročila', invoice_id: 'ID',
    'invoice.id': 'ID', 'invoice.number': 'Številka', 'invoice.label': 'Številka računa', names: 'Postavke', items: 'Postavke', 'items.name': 'Naziv',
    'items.category.name': 'Kategorija', 'items.image': 'Slika', 'items.quantity': 'Količina', 'items.price': 'Cena', 'items.total_price': 'Znesek',
    gross: 'Skupaj', net: 'Neto', checkout_step: 'Korak nakupa', expires_at: 'Poteče',
  },
  notes: { facts: 'Košarica', items: 'Postavke', rate: '%{coins} / %{currency}' },
  search: { user: 'Uporabnik', item: 'Postavke', order: 'Številka naročila', invoice: 'Številka računa' },
  choices: {
    checkout_step: { cart: 'Košarica', details: 'Podatki', payment: 'Plačilo', done: 'Končano' },
  },
} as const satisfies MessagesFor<typeof declared>;
