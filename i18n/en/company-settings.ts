import type { companySettings as declared } from '#resources/companies.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { companies } from './companies.ts';

export const companySettings = {
  ...companies,
  name: 'Company settings',
  sections: { general: 'General', fiscal: 'Tax office', certificate: 'Certificate' },
  rules: { country: { required: 'Country is required' } },
  notes: { byCountry: 'Only fields that the country asks for are shown.' },
} as const satisfies MessagesFor<typeof declared>;
