import type { companySettings as declared } from '#resources/companies.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { companies } from './companies.ts';

export const companySettings = {
  ...companies,
  name: 'Postavke tvrtki',
  sections: { general: 'Općenito', fiscal: 'Porezna uprava', certificate: 'Certifikat' },
  rules: { country: { required: 'Država je obavezna' } },
  notes: { byCountry: 'Prikazuju se samo polja koja država traži.' },
} as const satisfies MessagesFor<typeof declared>;
