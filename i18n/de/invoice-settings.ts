import type { invoiceSettings as declared } from '#resources/invoice-settings.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const invoiceSettings = {
  name: 'Rechnungseinstellungen',
  one: 'Rechnungseinstellungen',
  add: 'Rechnungseinstellungen anlegen',
  created: 'Rechnungseinstellungen angelegt',
  updated: 'Rechnungseinstellungen gespeichert',
  deleted: 'Rechnungseinstellungen gelöscht',
  fields: {
    arena: 'Arena',
    automatically_open_print_upon_invoice_creation: 'Sofort drucken',
    invoice_header: 'Kopfzeile',
    invoice_footer: 'Fußzeile',
  },
  help: { automatically_open_print_upon_invoice_creation: 'Öffnet nach jedem Verkauf von selbst den Druck.' },
  sections: { general: 'Allgemein' },
} as const satisfies MessagesFor<typeof declared>;
