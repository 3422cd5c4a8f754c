import type { articles as declared } from '#resources/articles.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

// What the venues sell are «artículos», so the news are «publicaciones».
export const articles = {
  name: 'Publicaciones',
  one: 'Publicación',
  add: 'Crear publicación',
  created: 'Publicación creada',
  updated: 'Publicación guardada',
  deleted: 'Publicación eliminada',
  fields: { title: 'Título', subtitle: 'Subtítulo', content: 'Contenido', image: 'Imagen', active: 'Activa', arena_ids: 'Arenas' },
  help: { arena_ids: 'Los jugadores de estas arenas ven la publicación.', active: 'A los jugadores solo se les muestran las publicaciones activas.' },
  rules: { arena_ids: { atLeastOne: 'Hace falta al menos una arena' } },
  notes: { othersKeep: 'Se conserva en las arenas ajenas; se quita solo de las propias.' },
  sections: { general: 'General', content: 'Contenido' },
} as const satisfies MessagesFor<typeof declared>;
