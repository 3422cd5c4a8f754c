import type { paymentMethods as declared } from '#resources/payment-methods.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { paymentMethods as hr } from '../hr/payment-methods.ts';

export const paymentMethods = {
  ...hr,
  updated: 'Način plaćanja je sačuvan',
  help: { ...hr.help, enabled: 'Nudi se na kasi.', fiscalize: 'Tako plaćeni računi prijavljuju se poreskoj upravi.' },
  notes: { ...hr.notes, every: 'Ova arena već ima sve načine plaćanja: uključite ih ili isključite na listi.' },
  sections: { ...hr.sections, general: 'Opće' },
} as const satisfies MessagesFor<typeof declared>;
