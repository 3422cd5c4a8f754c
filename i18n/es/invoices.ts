import type { invoices as declared } from '#resources/invoices.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const invoices = {
  name: 'Facturas',
  one: 'Factura',
  add: 'Añadir factura',
  created: 'Factura creada',
  updated: 'Factura guardada',
  deleted: 'Factura eliminada',
  fields: {
    number: 'Número', label: 'Número', arena: 'Arena', 'by_user.id': 'ID', 'by_user.label': 'Por usuario', 'by_user.name': 'Nombre',
    'by_user.username': 'Nombre de usuario', 'by_user.email': 'Correo electrónico', 'user.id': 'ID', 'user.label': 'Para usuario', 'user.name': 'Nombre',
    'user.username': 'Nombre de usuario', 'user.email': 'Correo electrónico', 'user.company.name': 'Empresa', 'user.company.address': 'Dirección',
    'user.company.pidn': 'NIF', 'cart.gross': 'Total', 'cart.net': 'Base imponible', 'cart.names': 'Artículos', 'cart.items': 'Artículos',
    'cart.items.name': 'Nombre', 'cart.items.category.name': 'Categoría', 'cart.items.category_attributes': 'Atributos',
    'cart.items.category_attributes.name': 'Nombre', 'cart.items.category_attributes.type': 'Tipo', 'cart.items.category_attributes.value': 'Valor', 'cart.items.quantity': 'Cantidad',
    'cart.items.price': 'Precio', 'cart.items.total_price': 'Importe', taxes: 'Impuestos', 'taxes.name': 'Impuesto', 'taxes.rate': 'Tipo (%)',
    'taxes.base': 'Base', 'taxes.amount': 'Cuota', deliveries: 'Entregado', 'deliveries.kind': 'Tipo', 'deliveries.name': 'Nombre', 'deliveries.amount': 'Cantidad',
    'deliveries.valid_from': 'Desde', 'deliveries.valid_to': 'Hasta', 'deliveries.withdrawn_at': 'Retirado', 'payment_method.name': 'Forma de pago', fiscalized: 'Fiscalizada', 'fiscal_data.zki': 'ZKI',
    'fiscal_data.jir': 'JIR', 'fiscal_data.zoi': 'ZOI', 'fiscal_data.eor': 'EOR', 'fiscal_data.bf': 'BF', 'fiscal_data.qr': 'QR',
    'fiscal.state': 'Hacienda', 'fiscal.late': 'Comunicada con retraso', 'fiscal.attempts': 'Intentos', 'fiscal.deadline': 'Comunicar antes de', 'fiscal.demo': 'Respuesta de prueba',
    'fiscal.last_error.code': 'Rechazo', 'fiscal.last_error.field': 'Por corregir', 'fiscal.last_error.text': 'Motivo',
    prints: 'Impresiones', restored_invoice_id: 'Anula la factura', 'restored_invoice.id': 'ID', 'restored_invoice.number': 'Número',
    'restored_invoice.label': 'Anula la factura', 'restored_by_invoice.id': 'ID', 'restored_by_invoice.number': 'Número',
    'restored_by_invoice.label': 'Anulada por la factura', restoring_reason: 'Motivo de la anulación', 'order.id': 'ID', 'order.number': 'Pedido',
    'transaction.id': 'ID', 'transaction.number': 'Transacción',
  },
  notes: { facts: 'Factura', recipient: 'Destinatario', items: 'Artículos', fiscal: 'Datos fiscales', links: 'Relacionado', transactions: 'Transacciones', today: 'Mis facturas de hoy',
    'attribute.bonus': 'Bonificación (%)', 'attribute.duration': 'Duración (días)', 'attribute.daily_reward': 'Recompensa diaria (monedas)', 'attribute.minutes': 'Minutos', 'attribute.valid_from': 'Desde', 'attribute.valid_to': 'Hasta' },
  search: { number: 'Número', by_user: 'Por usuario', to_user: 'Para usuario', item: 'Artículos', payment_method: 'Forma de pago', created_at: 'Creado' },
  choices: {
    'fiscal.state': { none: 'No se comunica', pending: 'Pendiente de comunicar', done: 'Comunicada', rejected: 'Rechazada' },
    'deliveries.kind': { subscription: 'Suscripción, días', pass: 'Pase, minutos', minutes: 'Tiempo de juego, minutos', bonus: 'Bonificación, %', coin: 'Monedas' },
    'payment_method.name': { cash: 'Efectivo', creditCard: 'Tarjeta', bank: 'Transferencia' },
  },
} as const satisfies MessagesFor<typeof declared>;
