import type { roles as declared } from '#resources/roles.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const roles = {
  name: 'Roles',
  one: 'Rol',
  add: 'Crear rol',
  created: 'Rol creado',
  updated: 'Rol guardado',
  deleted: 'Rol eliminado',
  fields: { name: 'Nombre', is_default: 'Predeterminado' },
  help: { is_default: 'Los empleados solo pueden asignar roles predeterminados.' },
  rules: { is_default: { lastDefault: 'no se quita: ningún otro rol es predeterminado' } },
  sections: { general: 'General' },
} as const satisfies MessagesFor<typeof declared>;
