import type { countries as declared } from '#resources/countries.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const countries = {
  name: 'Countries',
  one: 'Country',
  add: 'Add country',
  created: 'Country created',
  updated: 'Country updated',
  deleted: 'Country deleted',
  fields: {
    name: 'Name',
    code: 'Code',
    legalAge: 'Legal age',
    currency: 'Currency',
    locale: 'Locale',
    timezone: 'Timezone',
    coinsPerCurrency: 'Coins per currency unit',
    taxes: 'Taxes',
    'taxes.name': 'Tax name',
    'taxes.rate': 'Rate in percent',
    'taxes.active': 'Active',
    fiscalAttributes: 'Fiscal attributes',
    'fiscalAttributes.name': 'Attribute name',
    'fiscalAttributes.type': 'Type',
    'fiscalAttributes.required': 'Required',
  },
  help: {
    code: 'Two lowercase letters, such as hr',
    currency: 'Three letters, such as EUR',
    fiscalAttributes: 'What companies of this country fill in for the tax office',
  },
  rules: { code: { codeInUse: 'stays: companies are in this country' } },
  checks: { knownCurrency: 'is no known currency', taxNames: 'no two may have the same name', attributeNames: 'no two may have the same name', knownTimezone: 'This time zone is not known' },
  adds: { taxes: 'Add tax', fiscalAttributes: 'Add fiscal attribute' },
  sections: { general: 'General', taxes: 'Taxes', fiscal: 'Fiscal attributes' },
  choices: { 'fiscalAttributes.type': { text: 'Text', secret: 'Secret', boolean: 'Yes or no', number: 'Number' } },
} as const satisfies MessagesFor<typeof declared>;
