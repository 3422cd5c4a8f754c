import type { ReceiptWords } from './words.ts';

export const es: ReceiptWords = {
  lang: 'es',
  invoice: 'Factura simplificada', companyInvoice: 'Factura', reversal: 'Factura rectificativa',
  number: 'Número', taxId: 'NIF', recipient: 'Cliente', issued: 'Fecha de expedición', operator: 'Atendido por', place: 'Centro', register: 'Caja',
  product: 'Concepto', quantity: 'Cant.', price: 'Precio', amount: 'Importe',
  base: 'Base imponible', rate: 'Tipo', tax: 'Cuota', noTax: 'Operación sin impuesto repercutido.',
  total: 'Total',
  payment: 'Forma de pago', methods: { cash: 'Efectivo', creditCard: 'Tarjeta', bank: 'Transferencia' },
  reverses: 'Rectifica la factura {label}', reversedBy: 'Rectificada por la factura {label}', reason: 'Motivo', copy: 'Duplicado n.º {n}',
  qrAbove: 'QR tributario:', qrBelow: { sent: 'VERI*FACTU', kept: 'Factura verificable en la sede electrónica de la AEAT' },
};
