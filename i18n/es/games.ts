import type { games as declaredGames } from '#resources/games.ts';
import type { globalGames as declaredGlobalGames } from '#resources/global-games.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

const fields = {
  name: 'Nombre', active: 'Activo', image: 'Imagen', icon: 'Icono', background: 'Fondo', description: 'Descripción', video: 'Vídeo', genre: 'Género principal', genres: 'Géneros',
  tags: 'Etiquetas', args: 'Argumentos', path: 'Ruta', procs: 'Procesos', launchers: 'Lanzadores', exec: 'Comando', preExec: 'Antes de iniciar', postExec: 'Después de cerrar', display_order: 'Orden',
} as const;

export const globalGames = {
  name: 'Juegos globales',
  one: 'Juego global',
  add: 'Añadir juego global',
  created: 'Juego global añadido',
  updated: 'Juego global guardado',
  deleted: 'Juego global eliminado',
  fields,
  help: { launchers: 'Aplicaciones con la etiqueta «launcher».' },
  sections: { general: 'General', looks: 'Aspecto', start: 'Inicio' },
  filters: { active: 'Activos' },
  notes: { addTo: 'Añadir %{name} a %{arena}', already: '%{name} ya está en %{arena}', chooseFirst: 'Elija antes una arena en la barra superior', unread: 'No se pudo cargar lo que tiene la arena' },
} as const satisfies MessagesFor<typeof declaredGlobalGames>;

export const games = {
  name: 'Juegos',
  one: 'Juego',
  add: 'Añadir juego',
  created: 'Juego añadido a la arena',
  updated: 'Juego guardado',
  deleted: 'Juego eliminado',
  fields: { ...fields, arena_id: 'Arena', global_id: 'Juego global' },
  help: { global_id: 'Solo juegos que aún no están en esta arena.', launchers: 'Aplicaciones de esta arena con la etiqueta «launcher».', display_order: 'Vacío: detrás del último.' },
  rules: { global_id: { required: 'El juego es obligatorio', unique: 'Este juego ya está en la arena' }, procs: { atLeastOne: 'Al menos un proceso' } },
  sections: { general: 'General', looks: 'Aspecto', start: 'Inicio' },
  filters: { active: 'Activos' },
  notes: {
    stays: 'Solo se quita de esta arena; sigue en el catálogo de la cadena.',
    nameFixed: 'Se llama como en el catálogo.',
    place: 'Puesto %{order}',
    edit: 'Editar orden',
    title: 'Orden de los juegos en %{arena}',
    lead: 'Arrastre un juego por su asa. Con el teclado: Espacio lo coge y lo suelta, las flechas lo mueven, Escape lo devuelve.',
    save: 'Guardar orden',
    saved: 'Orden de visualización guardado',
    failed: 'No se pudo guardar el orden.',
    game: 'Juego',
    old: 'Antes',
    new: 'Ahora',
    was: 'Orden anterior %{from}, orden nuevo %{to}',
    handle: 'Mover %{name}',
    sortable: 'ordenable',
    instructions: 'Espacio coge el juego, las flechas lo mueven, Espacio lo suelta, Escape lo devuelve.',
    picked: '%{name} cogido en la posición %{at} de %{count}.',
    moved: '%{name} en la posición %{at} de %{count}.',
    dropped: '%{name} soltado en la posición %{at} de %{count}.',
    back: '%{name} de nuevo en la posición %{at} de %{count}.',
    none: 'Aún no hay juegos',
    noneText: 'Esta arena no tiene juegos que ordenar.',
    conflict: 'Otra persona ha cambiado el orden entretanto',
    conflictText: 'No se ha guardado nada. Donde los dos órdenes difieren se muestran ambos; la lista de abajo está como la dejó.',
    opened: 'Antes',
    mine: 'El mío',
    theirs: 'El suyo',
    takeTheirs: 'Tomar el suyo',
    keepMine: 'Guardar el mío encima',
    absent: 'no está',
  },
} as const satisfies MessagesFor<typeof declaredGames>;
