import { at } from './schema/condition.ts';
import { admin, defineGuise, defineResource, field, nobody } from './schema/index.ts';

/** Who issues an arena's invoices. This guise is only looked at; secrets are shown as set or not set. */
export const companies = defineResource({
  name: 'companies',
  service: 'arena-hub',
  icon: 'business',
  menu: 'setup',
  label: 'name',
  api: { has: ['list'], query: { include_fields: 'country' } },
  fields: {
    name: field.text({ required: true, unique: true }),
    address: field.text({ required: true }),
    phone: field.text({ max: 32, pattern: 'phoneText' }),
    pidn: field.text({ required: true, max: 32 }),
    image: field.image({ folder: 'arenas' }),
    country: field.reference('countries', { required: true, writes: 'country_id', embeds: ['name', 'code', 'timezone', 'currency'], onDelete: 'refuse' }),
    coins_taxes: field.references('countries.taxes', { embeds: ['name', 'active'], onDelete: 'refuse' }),
    fiscal_data: field.group({
      inTaxSystem: field.boolean(),
      fiscalization: field.boolean(),
      demo: field.boolean({ initial: true }),
      billHook: field.text({ pattern: 'url' }),
      baseCertificateUrl: field.text({ max: 2000, pattern: 'url' }),
      certificateNumber: field.text(),
      /** An address, or a path that is joined to the base one. */
      receiptSignUrl: field.text({ max: 2000, pattern: 'urlOrPath' }),
      tokenKey: field.secret({ shown: 'set' }),
      aesKey: field.secret({ shown: 'set' }),
      taxes: field.keyValue(),
      locationId: field.text(),
      veriFactu: field.boolean(),
    }),
    certificate: field.file({ folder: 'arenas', accept: '.p12' }),
    certificatePassword: field.secret({ shown: 'set' }),
  },
  list: { columns: ['name', 'address', 'phone'], sortable: ['name'], sort: ['name', 'ASC'], search: ['name'] },
  form: {},
  view: [
    'id', 'name', 'address', 'phone', 'pidn', 'country', 'coins_taxes', 'fiscal_data.inTaxSystem', 'fiscal_data.fiscalization', 'fiscal_data.demo', 'fiscal_data.billHook',
    'fiscal_data.baseCertificateUrl', 'fiscal_data.certificateNumber', 'fiscal_data.receiptSignUrl', 'fiscal_data.taxes', 'fiscal_data.locationId', 'fiscal_data.veriFactu', 'certificate',
  ],
  access: { screen: admin, read: admin, create: nobody, update: nobody, delete: nobody },
});

/** The same companies as those who set them up see them. Secrets and the certificate go in and are never read back. */
export const companySettings = defineGuise(companies, {
  name: 'company-settings',
  icon: 'business',
  menu: 'setup',
  label: 'name',
  api: { path: '/companies', query: { include_fields: 'country' } },
  list: { columns: ['name', 'country', 'pidn', 'certificate'], sortable: ['name'], sort: ['name', 'ASC'], search: ['name'] },
  form: {
    general: ['name', 'address', 'phone', 'pidn', 'image', 'country', 'coins_taxes'],
    fiscal: [
      'fiscal_data.inTaxSystem', 'fiscal_data.fiscalization', 'fiscal_data.demo', 'fiscal_data.billHook', 'fiscal_data.baseCertificateUrl', 'fiscal_data.certificateNumber', 'fiscal_data.receiptSignUrl',
      'fiscal_data.locationId', 'fiscal_data.tokenKey', 'fiscal_data.aesKey', 'fiscal_data.taxes', 'fiscal_data.veriFactu',
    ],
    certificate: ['certificate', 'certificatePassword'],
  },
  // Coins carry the taxes of their company: without any they would be sold untaxed, and nobody would be told.
  checks: { coinsTaxed: { blames: 'coins_taxes', holds: (company) => at(company, 'fiscal_data.inTaxSystem') !== true || (Array.isArray(company.coins_taxes) && company.coins_taxes.length > 0) } },
  access: { screen: admin, read: admin, create: admin, update: admin, delete: admin },
});
