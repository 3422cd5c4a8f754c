import type { carts as declared } from '#resources/carts.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const carts = {
  name: 'Cestas',
  one: 'Cesta',
  add: 'Añadir cesta',
  created: 'Cesta creada',
  updated: 'Cesta guardada',
  deleted: 'Cesta eliminada',
  fields: {
    arena_id: 'ID', arena: 'Arena', user_id: 'ID', 'user.id': 'ID', 'user.label': 'Usuario', 'user.name': 'Nombre', 'user.username': 'Nombre de usuario',
    'user.email': 'Correo electrónico', order_id: 'ID', 'order.id': 'ID', 'order.number': 'Número de pedido', orderNumber: 'Número de pedido',
    invoice_id: 'ID', 'invoice.id': 'ID', 'invoice.number': 'Número', 'invoice.label': 'Número de factura', names: 'Artículos', items: 'Artículos',
    'items.name': 'Nombre', 'items.category.name': 'Categoría', 'items.image': 'Imagen', 'items.quantity': 'Cantidad', 'items.price': 'Precio',
    'items.total_price': 'Importe', gross: 'Total', net: 'Base imponible', checkout_step: 'Paso de compra', expires_at: 'Caduca',
  },
  notes: { facts: 'Cesta', items: 'Artículos', rate: '%{coins} / %{currency}' },
  search: { user: 'Usuario', item: 'Artículos', order: 'Número de pedido', invoice: 'Número de factura' },
  choices: {
    checkout_step: { cart: 'Cesta', details: 'Datos', payment: 'Pago', done: 'Terminado' },
  },
} as const satisfies MessagesFor<typeof declared>;
