import type { invoiceSettings as declared } from '#resources/invoice-settings.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const invoiceSettings = {
  name: 'Nastavitve računa',
  one: 'Nastavitve računa',
  add: 'Dodaj nastavitve računa',
  created: 'Nastavitve računa so dodane',
  updated: 'Nastavitve računa so shranjene',
  deleted: 'Nastavitve računa so izbrisane',
  fields: {
    arena: 'Arena',
    automatically_open_print_upon_invoice_creation: 'Natisni takoj',
    invoice_header: 'Glava',
    invoice_footer: 'Noga',
  },
  help: { automatically_open_print_upon_invoice_creation: 'Po vsaki prodaji sam odpre tiskanje.' },
  sections: { general: 'Splošno' },
} as const satisfies MessagesFor<typeof declared>;
