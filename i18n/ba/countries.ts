import type { countries as declared } from '#resources/countries.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { countries as hr } from '../hr/countries.ts';

export const countries = {
  ...hr,
  updated: 'Država je sačuvana',
  fields: { ...hr.fields, locale: 'Jezička oznaka', 'taxes.rate': 'Stopa u procentima' },
  help: { ...hr.help, currency: 'Tri slova, npr. BAM', fiscalAttributes: 'Šta firme ove države popunjavaju za poresku upravu' },
  rules: { code: { codeInUse: 'ostaje: u državi ima firmi' } },
  checks: { knownCurrency: 'nije poznata valuta', taxNames: 'ne smiju imati isti naziv', attributeNames: 'ne smiju imati isti naziv', knownTimezone: 'Ta vremenska zona nije poznata' },
  sections: { ...hr.sections, general: 'Opće' },
} as const satisfies MessagesFor<typeof declared>;
