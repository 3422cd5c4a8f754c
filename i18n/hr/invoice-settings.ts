import type { invoiceSettings as declared } from '#resources/invoice-settings.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const invoiceSettings = {
  name: 'Postavke računa',
  one: 'Postavke računa',
  add: 'Dodaj postavke računa',
  created: 'Postavke računa su dodane',
  updated: 'Postavke računa su spremljene',
  deleted: 'Postavke računa su obrisane',
  fields: {
    arena: 'Arena',
    automatically_open_print_upon_invoice_creation: 'Odmah ispiši',
    invoice_header: 'Zaglavlje',
    invoice_footer: 'Podnožje',
  },
  help: { automatically_open_print_upon_invoice_creation: 'Nakon svake prodaje sam otvara ispis.' },
  sections: { general: 'Općenito' },
} as const satisfies MessagesFor<typeof declared>;
