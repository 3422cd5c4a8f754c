import type { companySettings as declared } from '#resources/companies.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { companies } from './companies.ts';

export const companySettings = {
  ...companies,
  name: 'Ajustes de empresas',
  sections: { general: 'General', fiscal: 'Hacienda', certificate: 'Certificado' },
  rules: { country: { required: 'El país es obligatorio' } },
  notes: { byCountry: 'Solo se muestran los campos que pide el país.' },
} as const satisfies MessagesFor<typeof declared>;
