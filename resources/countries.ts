import { mostCoinsPerCurrency } from './domain/coins.ts';
import { distinctNames, repeatedNames } from './domain/distinct.ts';
import { placeChecks, placeFields } from './groups/place.ts';
import { admin, defineResource, field, staff } from './schema/index.ts';

export const fiscalAttributeTypes = ['text', 'secret', 'boolean', 'number'] as const;

/** A country the chain works in, with its taxes and what its companies must fill in for the tax office. */
export const countries = defineResource({
  name: 'countries',
  service: 'arena-hub',
  icon: 'public',
  menu: 'setup',
  label: 'name',
  fields: {
    name: field.text({ required: true, unique: true }),
    code: field.text({ required: true, unique: true, pattern: 'lowercase2', max: 2 }),
    legalAge: field.integer({ required: true, min: 0, max: 99, initial: 18 }),
    ...placeFields,
    coinsPerCurrency: field.integer({ required: true, min: 1, max: mostCoinsPerCurrency, initial: 100 }),
    taxes: field.list(
      { name: field.text({ required: true }), rate: field.number({ required: true, min: 0, max: 100 }), active: field.boolean({ initial: true }) },
      { saved: 'byId', max: 50 },
    ),
    fiscalAttributes: field.list(
      { name: field.text({ required: true }), type: field.choice(fiscalAttributeTypes, { required: true }), required: field.boolean() },
      { saved: 'whole', max: 50 },
    ),
  },
  list: { columns: ['name', 'code', 'currency', 'locale', 'timezone', 'legalAge', 'coinsPerCurrency'], search: ['name'], sort: ['name', 'ASC'] },
  form: {
    general: ['name', 'code', 'legalAge', 'currency', 'locale', 'timezone', 'coinsPerCurrency'],
    taxes: ['taxes'],
    fiscal: ['fiscalAttributes'],
  },
  checks: {
    ...placeChecks,
    taxNames: { blames: 'taxes', holds: ({ taxes }) => distinctNames(taxes), places: ({ taxes }) => repeatedNames(taxes) },
    attributeNames: { blames: 'fiscalAttributes', holds: ({ fiscalAttributes }) => distinctNames(fiscalAttributes), places: ({ fiscalAttributes }) => repeatedNames(fiscalAttributes) },
  },
  access: { screen: admin, read: staff, create: admin, update: admin, delete: admin },
});
