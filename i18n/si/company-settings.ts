import type { companySettings as declared } from '#resources/companies.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { companies } from './companies.ts';

export const companySettings = {
  ...companies,
  name: 'Nastavitve podjetij',
  sections: { general: 'Splošno', fiscal: 'Davčna uprava', certificate: 'Certifikat' },
  rules: { country: { required: 'Država je obvezna' } },
  notes: { byCountry: 'Prikazana so le polja, ki jih zahteva država.' },
} as const satisfies MessagesFor<typeof declared>;
