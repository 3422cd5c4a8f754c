import type { articles as declared } from '#resources/articles.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

// What the venues sell are «productos», so the news may be «artículos».
export const articles = {
  name: 'Artículos',
  one: 'Artículo',
  add: 'Crear artículo',
  created: 'Artículo creado',
  updated: 'Artículo guardado',
  deleted: 'Artículo eliminado',
  fields: { title: 'Título', subtitle: 'Subtítulo', content: 'Contenido', image: 'Imagen', active: 'Activo', arena_ids: 'Arenas' },
  help: { arena_ids: 'Los jugadores de estas arenas ven el artículo.', active: 'A los jugadores solo se les muestran los artículos activos.' },
  rules: { arena_ids: { atLeastOne: 'Hace falta al menos una arena' } },
  notes: { othersKeep: 'Se conserva en las arenas ajenas; se quita solo de las propias.' },
  sections: { general: 'General', content: 'Contenido' },
} as const satisfies MessagesFor<typeof declared>;
