import type { invoiceSettings as declared } from '#resources/invoice-settings.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const invoiceSettings = {
  name: 'Invoice settings',
  one: 'Invoice settings',
  add: 'Add invoice settings',
  created: 'Invoice settings created',
  updated: 'Invoice settings updated',
  deleted: 'Invoice settings deleted',
  fields: {
    arena: 'Arena',
    automatically_open_print_upon_invoice_creation: 'Print at once',
    invoice_header: 'Header',
    invoice_footer: 'Footer',
  },
  help: { automatically_open_print_upon_invoice_creation: 'Opens the print view by itself after each sale.' },
  sections: { general: 'General' },
} as const satisfies MessagesFor<typeof declared>;
