import type { categories as declared } from '#resources/categories.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const categories = {
  name: 'Categorías',
  one: 'Categoría',
  add: 'Crear categoría',
  created: 'Categoría creada',
  updated: 'Categoría guardada',
  deleted: 'Categoría eliminada',
  fields: {
    name: 'Nombre',
    image: 'Imagen',
    attributes: 'Atributos',
    'attributes.name': 'Nombre del atributo',
    'attributes.type': 'Tipo de dato',
    'attributes.rules': 'Reglas',
  },
  help: { attributes: 'Los tienen todos los productos de esta categoría. Deben rellenarse los que llevan la regla Obligatorio.' },
  rules: {
    'attributes.type': { required: 'El tipo de dato es obligatorio' },
    'attributes.rules': { atLeastOne: 'Hace falta al menos una regla' },
  },
  notes: {
    inUse: '%{smart_count} artículo es de esta categoría. |||| %{smart_count} artículos son de esta categoría.',
    showItems: 'Mostrar sus artículos',
    attributesAdded: 'Hay que completar los productos de esta categoría con los atributos nuevos.',
    renamed: '%{count} artículo tiene «%{name}»: su valor con este nombre se pierde y hay que volver a introducirlo. |||| %{count} artículos tienen «%{name}»: sus valores con este nombre se pierden y hay que volver a introducirlos.',
    removed: '%{count} artículo tiene «%{name}»: su valor se pierde. |||| %{count} artículos tienen «%{name}»: sus valores se pierden.',
    reassign: 'Primero vuelva a crear sus artículos en otra categoría y elimínelos aquí: la categoría de un artículo no cambia, y una que está en uso no se puede eliminar.',
  },
  checks: { readAttributes: 'el propio programa lee aquí %{names}: el nombre y el tipo de dato no se cambian', attributeNames: 'dos atributos tienen el mismo nombre', attributeRules: 'estas reglas se contradicen o no encajan con el tipo de dato del atributo' },
  adds: { attributes: 'Añadir atributo' },
  sections: { general: 'General', attributes: 'Atributos' },
  choices: {
    'attributes.type': {
      string: 'Texto', boolean: 'Sí o no', integer: 'Número entero', numeric: 'Número', currency: 'Importe',
      array: 'Lista', date: 'Fecha', datetime: 'Fecha y hora', time: 'Hora',
    },
    'attributes.rules': {
      required: 'Obligatorio', nullable: 'Puede quedar vacío', integer: 'Número entero', numeric: 'Número', currency: 'Importe', boolean: 'Sí o no', string: 'Texto',
      array: 'Lista', date: 'Fecha', datetime: 'Fecha y hora', time: 'Hora', 'date_format:H:i': 'Hora, p. ej. 09:30', 'between:1,100': 'Entre 1 y 100',
    },
  },
} as const satisfies MessagesFor<typeof declared>;
