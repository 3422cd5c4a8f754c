import type { orders as declared } from '#resources/orders.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { orders as de } from '../de/orders.ts';

export const orders = {
  ...de,
  fields: { ...de.fields, 'billing.pidn': 'UID-Nummer', 'shipping.pidn': 'UID-Nummer' },
  notes: { ...de.notes, noInvoice: 'Damit entsteht keine Rechnung und kein Bestand wird gebucht. Verkaufen Sie dafür an der Kassa.' },
} as const satisfies MessagesFor<typeof declared>;
