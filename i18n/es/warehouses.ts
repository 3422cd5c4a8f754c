import type { warehouses as declared } from '#resources/warehouses.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const warehouses = {
  name: 'Almacenes',
  one: 'Almacén',
  add: 'Crear almacén',
  created: 'Almacén creado',
  updated: 'Almacén guardado',
  deleted: 'Almacén eliminado',
  fields: { arena: 'Arena', name: 'Nombre' },
  notes: {
    unavailable: 'Sus artículos dejarán de poder venderse en esta arena.',
    lost: 'Con él se da de baja: %{kinds}, %{units} en total.',
    kinds: '%{count} artículo distinto |||| %{count} artículos distintos',
    units: '%{count} unidad |||| %{count} unidades',
  },
  sections: { general: 'General' },
} as const satisfies MessagesFor<typeof declared>;
