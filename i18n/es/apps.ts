import type { apps as declaredApps } from '#resources/apps.ts';
import type { globalApps as declaredGlobalApps } from '#resources/global-apps.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

const fields = {
  name: 'Nombre', active: 'Activo', image: 'Imagen', icon: 'Icono', description: 'Descripción', tags: 'Etiquetas', slug: 'Nombre corto', settings: 'Ajustes', args: 'Argumentos', path: 'Ruta', procs: 'Procesos',
} as const;

export const globalApps = {
  name: 'Aplicaciones globales',
  one: 'Aplicación global',
  add: 'Añadir aplicación global',
  created: 'Aplicación global añadida',
  updated: 'Aplicación global guardada',
  deleted: 'Aplicación global eliminada',
  fields,
  help: { tags: 'Con la etiqueta «launcher» se ofrece como lanzador de juegos.' },
  sections: { general: 'General', looks: 'Aspecto', start: 'Inicio' },
  filters: { active: 'Activos' },
  notes: { addTo: 'Añadir %{name} a %{arena}', already: '%{name} ya está en %{arena}', chooseFirst: 'Elija antes una arena en la barra superior', unread: 'No se pudo cargar lo que tiene la arena' },
} as const satisfies MessagesFor<typeof declaredGlobalApps>;

export const apps = {
  name: 'Aplicaciones',
  one: 'Aplicación',
  add: 'Añadir aplicación',
  created: 'Aplicación añadida a la arena',
  updated: 'Aplicación guardada',
  deleted: 'Aplicación eliminada',
  fields: { ...fields, arena_id: 'Arena', global_id: 'Aplicación global', display_order: 'Orden' },
  help: { global_id: 'Solo aplicaciones que aún no están en esta arena.', tags: 'Con la etiqueta «launcher» se ofrece como lanzador de juegos.', display_order: 'Vacío: detrás del último.' },
  rules: { global_id: { required: 'La aplicación es obligatoria', unique: 'Esta aplicación ya está en la arena' }, procs: { atLeastOne: 'Al menos un proceso' } },
  sections: { general: 'General', looks: 'Aspecto', start: 'Inicio' },
  filters: { active: 'Activos' },
  notes: {
    nameFixed: 'Se llama como en el catálogo.', place: 'Puesto %{order}',
    stays: 'Solo se quita de esta arena; sigue en el catálogo de la cadena.',
    starts: 'Es el lanzador de %{smart_count} juego de esta arena, que se queda sin él. |||| Es el lanzador de %{smart_count} juegos de esta arena, que se quedan sin él.',
  },
} as const satisfies MessagesFor<typeof declaredApps>;
