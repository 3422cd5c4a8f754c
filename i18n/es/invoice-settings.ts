import type { invoiceSettings as declared } from '#resources/invoice-settings.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const invoiceSettings = {
  name: 'Ajustes de factura',
  one: 'Ajustes de factura',
  add: 'Crear ajustes de factura',
  created: 'Ajustes de factura creados',
  updated: 'Ajustes de factura guardados',
  deleted: 'Ajustes de factura eliminados',
  fields: {
    arena: 'Arena',
    automatically_open_print_upon_invoice_creation: 'Imprimir al momento',
    invoice_header: 'Encabezado',
    invoice_footer: 'Pie',
  },
  help: { automatically_open_print_upon_invoice_creation: 'Abre la impresión por sí sola tras cada venta.' },
  sections: { general: 'General' },
} as const satisfies MessagesFor<typeof declared>;
