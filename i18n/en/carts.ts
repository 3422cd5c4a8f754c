import type { carts as declared } from '#resources/carts.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const carts = {
  name: 'Carts',
  one: 'Cart',
  add: 'Add cart',
  created: 'Cart created',
  updated: 'Cart updated',
  deleted: 'Cart deleted',
  fields: {
    arena_id: 'ID', arena: 'Arena', user_id: 'ID', 'user.id': 'ID', 'user.label': 'User', 'user.name': 'Name', 'user.username': 'Username',
    'user.email': 'Email', order_id: 'ID', 'order.id': 'ID', 'order.number': 'Order number', orderNumber: 'Order number', invoice_id: 'ID',
    'invoice.id': 'ID', 'invoice.number': 'Number', 'invoice.label': 'Invoice number', names: 'Items', items: 'Items', 'items.name': 'Name',
    'items.category.name': 'Category', 'items.image': 'Image', 'items.quantity': 'Quantity', 'items.price': 'Price', 'items.total_price': 'Amount',
    gross: 'Total', net: 'Net', checkout_step: 'Checkout step', expires_at: 'Expires at',
  },
  notes: { facts: 'Cart', items: 'Items', rate: '%{coins} / %{currency}' },
  search: { user: 'User', item: 'Items', order: 'Order number', invoice: 'Invoice number' },
  choices: {
    checkout_step: { cart: 'Cart', details: 'Details', payment: 'Payment', done: 'Done' },
  },
} as const satisfies MessagesFor<typeof declared>;
