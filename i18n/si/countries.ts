import type { countries as declared } from '#resources/countries.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const countries = {
  name: 'Države',
  one: 'Država',
  add: 'Dodaj državo',
  created: 'Država je dodana',
  updated: 'Država je shranjena',
  deleted: 'Država je izbrisana',
  fields: {
    name: 'Ime',
    code: 'Oznaka',
    legalAge: 'Polnoletnost',
    currency: 'Valuta',
    locale: 'Jezikovna oznaka',
    timezone: 'Časovni pas',
    coinsPerCurrency: 'Kovancev na enoto valute',
    taxes: 'Davki',
    'taxes.name': 'Ime davka',
    'taxes.rate': 'Stopnja v odstotkih',
    'taxes.active': 'Aktiven',
    fiscalAttributes: 'Davčni podatki',
    'fiscalAttributes.name': 'Ime podatka',
    'fiscalAttributes.type': 'Vrsta',
    'fiscalAttributes.required': 'Obvezno',
  },
  help: {
    code: 'Dve mali črki, npr. hr',
    currency: 'Tri črke, npr. EUR',
    fiscalAttributes: 'Kaj podjetja te države izpolnijo za davčni urad',
  },
  rules: { code: { codeInUse: 'ostane: v državi so podjetja' } },
  checks: { knownCurrency: 'ni znana valuta', taxNames: 'ne smejo imeti enakega imena', attributeNames: 'ne smejo imeti enakega imena', knownTimezone: 'Ta časovni pas ni znan' },
  adds: { taxes: 'Dodaj davek', fiscalAttributes: 'Dodaj davčni podatek' },
  sections: { general: 'Splošno', taxes: 'Davki', fiscal: 'Davčni podatki' },
  choices: { 'fiscalAttributes.type': { text: 'Besedilo', secret: 'Skrivnost', boolean: 'Da ali ne', number: 'Število' } },
} as const satisfies MessagesFor<typeof declared>;
