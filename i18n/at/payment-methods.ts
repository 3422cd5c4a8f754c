import type { paymentMethods as declared } from '#resources/payment-methods.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { paymentMethods as de } from '../de/payment-methods.ts';

export const paymentMethods = {
  ...de,
  help: { ...de.help, enabled: 'Wird an der Kassa angeboten.', fiscalize: 'So bezahlte Rechnungen gehen an das Finanzamt.' },
} as const satisfies MessagesFor<typeof declared>;
