import type { events as declared } from '#resources/events.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const events = {
  name: 'Eventos',
  one: 'Evento',
  add: 'Crear evento',
  created: 'Evento creado',
  updated: 'Evento guardado',
  deleted: 'Evento eliminado',
  fields: {
    title: 'Título',
    subtitle: 'Subtítulo',
    content: 'Contenido',
    image: 'Imagen',
    active: 'Activo',
    arena_ids: 'Arenas',
    starts_at: 'Empieza',
    ends_at: 'Termina',
  },
  help: {
    arena_ids: 'Lo ven los jugadores de estas arenas.',
    active: 'Los jugadores solo ven los eventos activos.',
  },
  rules: { arena_ids: { atLeastOne: 'Hace falta al menos una arena' } },
  notes: { othersKeep: 'Se queda en las arenas que no son suyas; se quita de las suyas.', clock: 'Hora de cada arena: %{zones}.' },
  sections: { general: 'General', content: 'Contenido' },
  checks: { endsAfterStart: 'no puede ser anterior al comienzo' },
} as const satisfies MessagesFor<typeof declared>;
