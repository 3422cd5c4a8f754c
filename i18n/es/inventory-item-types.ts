import type { inventoryItemTypes as declared } from '#resources/inventory-item-types.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const inventoryItemTypes = {
  name: 'Tipos de inventario',
  one: 'Tipo de inventario',
  add: 'Crear tipo',
  created: 'Tipo creado',
  updated: 'Tipo guardado',
  deleted: 'Tipo eliminado',
  fields: {
    name: 'Nombre',
    type: 'Tipo',
    default_amount: 'Cantidad predeterminada',
    default_duration: 'Duración predeterminada',
    active: 'Activo',
  },
  help: { default_duration: 'En segundos. 0 significa que no caduca.' },
  notes: { forever: 'no caduca' },
  choices: { type: { bonus: 'Bonificación', coin: 'Monedas' } },
  sections: { general: 'General' },
} as const satisfies MessagesFor<typeof declared>;
