import type { countries as declared } from '#resources/countries.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const countries = {
  name: 'Države',
  one: 'Država',
  add: 'Dodaj državu',
  created: 'Država je dodana',
  updated: 'Država je spremljena',
  deleted: 'Država je obrisana',
  fields: {
    name: 'Naziv',
    code: 'Oznaka',
    legalAge: 'Punoljetnost',
    currency: 'Valuta',
    locale: 'Jezična oznaka',
    timezone: 'Vremenska zona',
    coinsPerCurrency: 'Kovanica po jedinici valute',
    taxes: 'Porezi',
    'taxes.name': 'Naziv poreza',
    'taxes.rate': 'Stopa u postocima',
    'taxes.active': 'Aktivan',
    fiscalAttributes: 'Fiskalni atributi',
    'fiscalAttributes.name': 'Naziv atributa',
    'fiscalAttributes.type': 'Vrsta',
    'fiscalAttributes.required': 'Obavezno',
  },
  help: {
    code: 'Dva mala slova, npr. hr',
    currency: 'Tri slova, npr. EUR',
    fiscalAttributes: 'Što tvrtke ove države ispunjavaju za poreznu upravu',
  },
  rules: { code: { codeInUse: 'ostaje: u državi su tvrtke' } },
  checks: { knownCurrency: 'nije poznata valuta', taxNames: 'ne smiju imati isti naziv', attributeNames: 'ne smiju imati isti naziv', knownTimezone: 'Ta vremenska zona nije poznata' },
  adds: { taxes: 'Dodaj porez', fiscalAttributes: 'Dodaj fiskalni atribut' },
  sections: { general: 'Općenito', taxes: 'Porezi', fiscal: 'Fiskalni atributi' },
  choices: { 'fiscalAttributes.type': { text: 'Tekst', secret: 'Tajna', boolean: 'Da ili ne', number: 'Broj' } },
} as const satisfies MessagesFor<typeof declared>;
