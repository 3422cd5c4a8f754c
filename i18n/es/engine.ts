import type { engine as english } from '../en/engine.ts';
import type { Words } from '../words.ts';

// The name of a resource stands after a colon or in quotes, where it needs no article and may keep its capital.
export const engine: Words<typeof english> = {
  fields: { id: 'ID', created_at: 'Creado', updated_at: 'Modificado', version: 'Versión' },
  actions: 'Acciones',
  record: 'Datos',
  edit: 'Editar: %{one} %{name}',
  total: '%{total} registro |||| %{total} registros',
  action: { view: 'Ver %{name}', edit: 'Editar %{name}', delete: 'Eliminar %{name}' },
  search: {
    in: 'Buscar en: %{fields}',
    by: 'Buscar por',
    everything: 'Seleccionar todo',
    nothing: 'Elija al menos un campo para buscar.',
  },
  filter: { by: 'Filtrar por' },
  sort: { by: 'Ordenar por', ASC: '↑ %{field}', DESC: '↓ %{field}' },
  columns: {
    title: 'Columnas',
    up: 'Mover la columna %{column} a la izquierda',
    down: 'Mover la columna %{column} a la derecha',
    reset: 'Restablecer las columnas',
  },
  pager: {
    pages: 'Páginas',
    size: 'Filas por página',
    all: 'Todas',
    range: '%{from}–%{to} de %{total}',
    first: 'Primera página',
    previous: 'Página anterior',
    next: 'Página siguiente',
    last: 'Última página',
  },
  fresh: {
    loading: 'actualizando…',
    now: 'al día',
    ago: 'actualizado %{ago}',
    failed: 'No se ha podido actualizar.',
  },
  empty: {
    title: 'No se han encontrado registros',
    text: 'En «%{name}» todavía no hay nada.',
    filtered: 'Sin resultados: la lista está filtrada',
    filteredText: 'Nada coincide con la búsqueda o los filtros.',
    clear: 'Borrar la búsqueda',
  },
  failed: {
    title: 'No se ha podido cargar la lista',
    text: 'Compruebe la conexión e inténtelo de nuevo. Lo escrito sigue ahí.',
  },
  missing: {
    failed: 'No se ha podido cargar este registro',
    failedText: 'Compruebe la conexión e inténtelo de nuevo.',
    gone: 'Este registro ya no existe',
    goneText: 'Puede que alguien lo haya eliminado entretanto.',
  },
  arena: {
    title: 'Elegir una arena',
    text: 'En «%{name}» cada arena tiene lo suyo. Elija una en la barra superior.',
  },
  reason: {
    update: 'Sin permiso para modificar este registro.',
    delete: 'Sin permiso para eliminar este registro.',
    fixed: 'Esto ya no se puede cambiar.',
  },
  leave: {
    title: '¿Salir sin guardar?',
    text: 'Lo introducido no se ha guardado y se perderá.',
    confirm: 'Salir',
  },
  delete: {
    title: 'Eliminar: %{one}',
    text: '¿Eliminar «%{name}»? No se puede deshacer.',
  },
  versions: {
    title: 'Otra persona ha modificado este registro',
    text: 'Elija en cada campo qué versión se queda y vuelva a guardar. Lo que solo ha cambiado una de las partes ya está propuesto tal cual.',
    field: 'Campo',
    mine: 'Mi versión',
    theirs: 'Guardado entretanto',
    save: 'Guardar lo elegido',
    reload: 'Descartar mi versión y recargar',
  },
  draftBack: 'Lo que había escrito al caducar su sesión está aquí de nuevo.',
  failures: {
    badRequest: 'Algo ha fallado, código de error: 400. Solicitud incorrecta.',
    conflict: 'Algo ha fallado, código de error: 409. El valor debe ser único.',
    attribute: 'El campo «%{attribute}» no es correcto: %{rule}',
    server: 'Algo ha fallado, código de error: 500. Avise a los administradores y revise los registros del servidor.',
    upload: 'No se ha podido subir el archivo. Inténtelo de nuevo o avise a los administradores.',
    rowsKept: 'Guardado, salvo lo marcado:',
    gone: 'Esta entrada ya no existe: alguien la ha borrado entretanto. Lo que ha escrito sigue aquí hasta que cierre el formulario.',
  },
  notes: {
    banArena: 'La arena solo la eligen los administradores. El bloqueo vale en la arena en la que se trabaja.',
    strength: { title: 'Seguridad de la contraseña', 0: 'Muy débil', 25: 'Débil', 50: 'Aceptable', 75: 'Buena', 100: 'Fuerte' },
    company: 'Empresa',
    fiscal: 'Datos fiscales',
    signature: 'Firma de la caja',
    unfiscal: 'sin fiscalización',
  },
};
