import type { paymentMethods as declared } from '#resources/payment-methods.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const paymentMethods = {
  name: 'Načini plačila',
  one: 'Način plačila',
  add: 'Dodaj način plačila',
  created: 'Način plačila je dodan',
  updated: 'Način plačila je shranjen',
  deleted: 'Način plačila je izbrisan',
  fields: { arena: 'Arena', payment_method: 'Način', enabled: 'Omogočen', fiscalize: 'Davčno potrdi' },
  help: { enabled: 'Na voljo na blagajni.', fiscalize: 'Tako plačani računi se prijavijo davčni upravi.' },
  rules: { payment_method: { unique: 'Ta arena ga že ima' } },
  notes: { every: 'Ta arena že ima vse načine plačila: vklopite ali izklopite jih na seznamu.' },
  choices: { payment_method: { cash: 'Gotovina', creditCard: 'Kartica', bank: 'Nakazilo' } },
  sections: { general: 'Splošno' },
  filters: { payment_method: 'Način' },
} as const satisfies MessagesFor<typeof declared>;
