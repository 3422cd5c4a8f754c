import type { questGroups as declared } from '#resources/quest-groups.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const questGroups = {
  name: 'Grupos de misiones',
  one: 'Grupo de misiones',
  add: 'Crear grupo',
  created: 'Grupo creado',
  updated: 'Grupo guardado',
  deleted: 'Grupo eliminado',
  fields: { name: 'Nombre', active: 'Activo' },
  sections: { general: 'General' },
} as const satisfies MessagesFor<typeof declared>;
