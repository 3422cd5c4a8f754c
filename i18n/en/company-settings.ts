import type { companySettings as declared } from '#resources/companies.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { companies } from './companies.ts';

export const companySettings = {
  ...companies,
  name: 'Company settings',
  sections: { general: 'General', fiscal: 'Tax office', certificate: 'Certificate' },
  help: {
    'fiscal_data.fiscalization': 'When on, sales paid by a method that is fiscalized get the codes of the country and are reported to the tax office. When off, invoices carry no codes and nothing is reported.',
    'fiscal_data.demo': 'When on, nothing leaves the house: this program answers in place of the tax office, and invoices are marked as a demo. Switch it off before real sales.',
  },
  rules: { country: { required: 'Country is required' }, coins_taxes: { reference: 'is not a tax of the chosen country' } },
  checks: { coinsTaxed: 'at least one, as the company is in the tax system' },
  notes: { byCountry: 'Only fields that the country asks for are shown.', noCertificate: 'Without a certificate nothing can be signed. Upload it below.' },
} as const satisfies MessagesFor<typeof declared>;
