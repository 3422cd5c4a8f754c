import type { orders as declared } from '#resources/orders.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const orders = {
  name: 'Pedidos',
  one: 'Pedido',
  add: 'Añadir pedido',
  created: 'Pedido creado',
  updated: 'Pedido guardado',
  deleted: 'Pedido eliminado',
  fields: {
    number: 'Número', arena: 'Arena', status: 'Estado', paymentStatus: 'Estado del pago', deliveryStatus: 'Estado del envío', note: 'Nota',
    referredFrom: 'Referido por', serialNumber: 'Número de serie', deliveryAmount: 'Gastos de envío', delivery: 'Envío', for_company: 'Para empresa',
    'user.id': 'ID', 'user.label': 'Usuario', 'user.name': 'Nombre', 'user.username': 'Nombre de usuario', 'user.email': 'Correo electrónico',
    'billing.name': 'Nombre', 'billing.company': 'Empresa', 'billing.pidn': 'NIF', 'billing.address': 'Dirección', 'billing.postcode': 'Código postal',
    'billing.city': 'Ciudad', 'billing.country': 'País', 'billing.email': 'Correo electrónico', 'billing.phone': 'Teléfono', 'shipping.name': 'Nombre',
    'shipping.company': 'Empresa', 'shipping.pidn': 'NIF', 'shipping.address': 'Dirección', 'shipping.postcode': 'Código postal',
    'shipping.city': 'Ciudad', 'shipping.country': 'País', 'shipping.email': 'Correo electrónico', 'shipping.phone': 'Teléfono', items: 'Artículos',
    'items.name': 'Nombre', 'items.quantity': 'Cantidad', 'items.price': 'Precio', 'items.total_price': 'Importe', gross: 'Total', invoiced: 'Factura emitida',
  },
  notes: { facts: 'Pedido', items: 'Artículos', billing: 'Facturación', shipping: 'Destinatario', noInvoice: 'Con esto no se emite factura ni se descuentan existencias. Para ello, véndalo en la caja.' },
  sections: { general: 'General' },
  search: { number: 'Número', user: 'Usuario', serial_number: 'Número de serie', status: 'Estado' },
  choices: {
    delivery: { courier: 'Mensajería', 'pick-up': 'Recogida' },
    status: { pending: 'Pendiente', completed: 'Completado', refunded: 'Reembolsado', paid: 'Pagado', inDelivery: 'En reparto', delivered: 'Entregado' },
    paymentStatus: { pending: 'Pendiente', paid: 'Pagado', refunded: 'Reembolsado' },
    deliveryStatus: { pending: 'Pendiente', inDelivery: 'En reparto', delivered: 'Entregado' },
  },
} as const satisfies MessagesFor<typeof declared>;
