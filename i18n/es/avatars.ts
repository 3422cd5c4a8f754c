import type { avatars as declared } from '#resources/avatars.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const avatars = {
  name: 'Avatares',
  one: 'Avatar',
  add: 'Crear avatar',
  created: 'Avatar creado',
  updated: 'Avatar guardado',
  deleted: 'Avatar eliminado',
  fields: { url: 'Imagen', name: 'Nombre', key: 'Clave' },
  help: { key: 'Los juegos reconocen el avatar por ella.' },
  sections: { general: 'General' },
} as const satisfies MessagesFor<typeof declared>;
