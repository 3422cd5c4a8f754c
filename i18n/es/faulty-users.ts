import type { MessagesFor } from '#resources/schema/messages.ts';
import type { faultyUsers as declared } from '#resources/faulty-users.ts';

export const faultyUsers = {
  name: 'Usuarios con errores',
  one: 'Usuario con errores',
  add: 'Crear',
  created: 'Creado',
  updated: 'Guardado',
  deleted: 'Eliminado',
  fields: { username: 'Nombre de usuario', name: 'Nombre', email: 'Correo electrónico', coins: 'Monedas', experience: 'Experiencia' },
  search: { username: 'Nombre de usuario', name: 'Nombre', email: 'Correo electrónico' },
  actions: { import: 'Importar' },
  notes: {
    back: 'A usuarios',
    open: 'Usuarios con errores',
    act: 'Importar a %{name}',
    title: 'Importar a %{name}',
    lead: 'La importación falló por el nombre de usuario. Lo demás se conserva: correo, monedas y experiencia.',
    done: 'Usuario importado',
    failed: 'No se ha podido importar el usuario.',
  },
} as const satisfies MessagesFor<typeof declared>;
