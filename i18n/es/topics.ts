import type { topics as declared } from '#resources/topics.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const topics = {
  name: 'Temas',
  one: 'Tema',
  add: 'Crear tema',
  created: 'Tema creado',
  updated: 'Tema guardado',
  deleted: 'Tema eliminado',
  fields: { name: 'Nombre', entity: 'Tipo', arena: 'Arena' },
} as const satisfies MessagesFor<typeof declared>;
