import type { companies as declared } from '#resources/companies.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const companies = {
  name: 'Companies',
  one: 'Company',
  add: 'Add company',
  created: 'Company created',
  updated: 'Company updated',
  deleted: 'Company deleted',
  fields: {
    name: 'Name',
    address: 'Address',
    phone: 'Phone',
    pidn: 'PIDN',
    image: 'Image',
    country: 'Country',
    coins_taxes: 'Coin taxes',
    'fiscal_data.inTaxSystem': 'In the tax system',
    'fiscal_data.fiscalization': 'Fiscalization',
    'fiscal_data.demo': 'Demo',
    'fiscal_data.billHook': 'Bill hook',
    'fiscal_data.baseCertificateUrl': 'Base certificate URL',
    'fiscal_data.certificateNumber': 'Certificate number',
    'fiscal_data.receiptSignUrl': 'Receipt sign URL',
    'fiscal_data.tokenKey': 'Token key',
    'fiscal_data.aesKey': 'AES key',
    'fiscal_data.taxes': 'Taxes',
    'fiscal_data.locationId': 'Location ID',
    'fiscal_data.veriFactu': 'VERI*FACTU code on invoices',
    certificate: 'Certificate',
    certificatePassword: 'Certificate password',
  },
} as const satisfies MessagesFor<typeof declared>;
