import type { carts as declared } from '#resources/carts.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const carts = {
  name: 'Košarice',
  one: 'Košarica',
  add: 'Dodaj košaricu',
  created: 'Košarica je dodana',
  updated: 'Košarica je spremljena',
  deleted: 'Košarica je obrisana',
  fields: {
    arena_id: 'ID', arena: 'Arena', user_id: 'ID', 'user.id': 'ID', 'user.label': 'Korisnik', 'user.name': 'Ime', 'user.username': 'Korisničko ime',
    'user.email': 'E-pošta', order_id: 'ID', 'order.id': 'ID', 'order.number': 'Broj narudžbe', orderNumber: 'Broj narudžbe', invoice_id: 'ID',
    'invoice.id': 'ID', 'invoice.number': 'Broj', 'invoice.label': 'Broj računa', names: 'Stavke', items: 'Stavke', 'items.name': 'Naziv',
    'items.category.name': 'Kategorija', 'items.image': 'Slika', 'items.quantity': 'Količina', 'items.price': 'Cijena', 'items.total_price': 'Iznos',
    gross: 'Ukupno', net: 'Osnovica', checkout_step: 'Korak kupnje', expires_at: 'Istječe',
  },
  notes: { facts: 'Košarica', items: 'Stavke', rate: '%{coins} / %{currency}' },
  search: { user: 'Korisnik', item: 'Stavke', order: 'Broj narudžbe', invoice: 'Broj računa' },
  choices: {
    checkout_step: { cart: 'Košarica', details: 'Podaci', payment: 'Plaćanje', done: 'Gotovo' },
  },
} as const satisfies MessagesFor<typeof declared>;
