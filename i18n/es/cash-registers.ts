import type { cashRegisters as declared } from '#resources/cash-registers.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const cashRegisters = {
  name: 'Cajas',
  one: 'Caja',
  add: 'Crear caja',
  created: 'Caja creada',
  updated: 'Caja guardada',
  deleted: 'Caja eliminada',
  fields: { arena: 'Arena', label: 'Número', active: 'Activa' },
  help: { label: 'Un número, único en cada arena; figura en cada factura.' },
  sections: { general: 'General' },
} as const satisfies MessagesFor<typeof declared>;
