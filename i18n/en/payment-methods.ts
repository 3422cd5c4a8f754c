import type { paymentMethods as declared } from '#resources/payment-methods.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const paymentMethods = {
  name: 'Payment methods',
  one: 'Payment method',
  add: 'Add payment method',
  created: 'Payment method created',
  updated: 'Payment method updated',
  deleted: 'Payment method deleted',
  fields: { arena: 'Arena', payment_method: 'Method', enabled: 'Enabled', fiscalize: 'Fiscalize' },
  help: { enabled: 'Offered at the till.', fiscalize: 'What is paid so is reported to the tax office.' },
  rules: { payment_method: { unique: 'This arena already has it' } },
  notes: { every: 'This arena already has every payment method: switch them on or off in the list.' },
  choices: { payment_method: { cash: 'Cash', creditCard: 'Credit card', bank: 'Bank' } },
  sections: { general: 'General' },
  filters: { payment_method: 'Method' },
} as const satisfies MessagesFor<typeof declared>;
