import type { achievementGroups as declared } from '#resources/achievement-groups.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const achievementGroups = {
  name: 'Grupos de logros',
  one: 'Grupo de logros',
  add: 'Crear grupo',
  created: 'Grupo creado',
  updated: 'Grupo guardado',
  deleted: 'Grupo eliminado',
  fields: { name: 'Nombre', active: 'Activo' },
  sections: { general: 'General' },
} as const satisfies MessagesFor<typeof declared>;
