import type { paymentMethods as declared } from '#resources/payment-methods.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const paymentMethods = {
  name: 'Zahlungsarten',
  one: 'Zahlungsart',
  add: 'Zahlungsart anlegen',
  created: 'Zahlungsart angelegt',
  updated: 'Zahlungsart gespeichert',
  deleted: 'Zahlungsart gelöscht',
  fields: { arena: 'Arena', payment_method: 'Art', enabled: 'Freigegeben', fiscalize: 'Signieren und melden' },
  help: {
    enabled: 'Wird an der Kasse angeboten.',
    fiscalize: 'So bezahlte Rechnungen gehen an die Finanzbehörde.',
  },
  rules: { payment_method: { unique: 'Diese Arena hat sie bereits' } },
  notes: { every: 'Diese Arena hat bereits alle Zahlungsarten: Schalten Sie sie in der Liste ein oder aus.' },
  choices: { payment_method: { cash: 'Bar', creditCard: 'Karte', bank: 'Überweisung' } },
  sections: { general: 'Allgemein' },
  filters: { payment_method: 'Art' },
} as const satisfies MessagesFor<typeof declared>;
