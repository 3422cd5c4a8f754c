import type { paymentMethods as declared } from '#resources/payment-methods.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const paymentMethods = {
  name: 'Formas de pago',
  one: 'Forma de pago',
  add: 'Crear forma de pago',
  created: 'Forma de pago creada',
  updated: 'Forma de pago guardada',
  deleted: 'Forma de pago eliminada',
  fields: { arena: 'Arena', payment_method: 'Forma', enabled: 'Habilitada', fiscalize: 'Fiscalizar' },
  help: { enabled: 'Se ofrece en caja.', fiscalize: 'Lo que se cobra así se comunica a Hacienda.' },
  rules: { payment_method: { unique: 'Esta arena ya la tiene' } },
  notes: { every: 'Esta arena ya tiene todas las formas de pago: habilítelas o deshabilítelas en la lista.' },
  choices: { payment_method: { cash: 'Efectivo', creditCard: 'Tarjeta', bank: 'Transferencia' } },
  sections: { general: 'General' },
  filters: { payment_method: 'Forma' },
} as const satisfies MessagesFor<typeof declared>;
