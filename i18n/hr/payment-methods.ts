import type { paymentMethods as declared } from '#resources/payment-methods.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const paymentMethods = {
  name: 'Načini plaćanja',
  one: 'Način plaćanja',
  add: 'Dodaj način plaćanja',
  created: 'Način plaćanja je dodan',
  updated: 'Način plaćanja je spremljen',
  deleted: 'Način plaćanja je obrisan',
  fields: { arena: 'Arena', payment_method: 'Način', enabled: 'Omogućen', fiscalize: 'Fiskaliziraj' },
  help: { enabled: 'Nudi se na blagajni.', fiscalize: 'Tako plaćeni računi prijavljuju se Poreznoj upravi.' },
  rules: { payment_method: { unique: 'Ova ga arena već ima' } },
  notes: { every: 'Ova arena već ima sve načine plaćanja: uključite ih ili isključite na popisu.' },
  choices: { payment_method: { cash: 'Gotovina', creditCard: 'Kartica', bank: 'Transakcijski račun' } },
  sections: { general: 'Općenito' },
  filters: { payment_method: 'Način' },
} as const satisfies MessagesFor<typeof declared>;
