import type { countries as declared } from '#resources/countries.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const countries = {
  name: 'Países',
  one: 'País',
  add: 'Crear país',
  created: 'País creado',
  updated: 'País guardado',
  deleted: 'País eliminado',
  fields: {
    name: 'Nombre',
    code: 'Código',
    legalAge: 'Mayoría de edad',
    currency: 'Divisa',
    locale: 'Código de idioma',
    timezone: 'Zona horaria',
    coinsPerCurrency: 'Monedas por unidad de divisa',
    taxes: 'Impuestos',
    'taxes.name': 'Nombre del impuesto',
    'taxes.rate': 'Tipo en porcentaje',
    'taxes.active': 'Activo',
    fiscalAttributes: 'Datos fiscales',
    'fiscalAttributes.name': 'Nombre del dato',
    'fiscalAttributes.type': 'Tipo',
    'fiscalAttributes.required': 'Obligatorio',
  },
  help: {
    code: 'Dos letras minúsculas, p. ej. hr',
    currency: 'Tres letras, p. ej. EUR',
    fiscalAttributes: 'Lo que las empresas de este país rellenan para Hacienda',
  },
  rules: { code: { codeInUse: 'no se cambia: hay empresas en el país' } },
  checks: { knownCurrency: 'no es una moneda conocida', taxNames: 'no puede haber dos con el mismo nombre', attributeNames: 'no puede haber dos con el mismo nombre', knownTimezone: 'Esta zona horaria no se conoce' },
  adds: { taxes: 'Añadir impuesto', fiscalAttributes: 'Añadir dato fiscal' },
  sections: { general: 'General', taxes: 'Impuestos', fiscal: 'Datos fiscales' },
  choices: { 'fiscalAttributes.type': { text: 'Texto', secret: 'Secreto', boolean: 'Sí o no', number: 'Número' } },
} as const satisfies MessagesFor<typeof declared>;
