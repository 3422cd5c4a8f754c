import type { companySettings as declared } from '#resources/companies.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { companies } from './companies.ts';

export const companySettings = {
  ...companies,
  name: 'Firmeneinstellungen',
  sections: { general: 'Allgemein', fiscal: 'Finanzbehörde', certificate: 'Zertifikat' },
  rules: { country: { required: 'Das Land ist erforderlich' } },
  notes: { byCountry: 'Gezeigt wird nur, was das Land verlangt.' },
} as const satisfies MessagesFor<typeof declared>;
