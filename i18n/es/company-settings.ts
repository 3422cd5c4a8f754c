import type { companySettings as declared } from '#resources/companies.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { companies } from './companies.ts';

export const companySettings = {
  ...companies,
  name: 'Ajustes de empresas',
  sections: { general: 'General', fiscal: 'Hacienda', certificate: 'Certificado' },
  help: {
    'fiscal_data.fiscalization': 'Activado: las ventas cobradas con una forma de pago que se fiscaliza llevan los códigos del país y se comunican a Hacienda. Desactivado: las facturas no llevan códigos y no se comunica nada.',
    'fiscal_data.demo': 'Activado: nada sale de aquí; este programa responde en lugar de Hacienda y las facturas constan como demo. Desactívelo antes de vender de verdad.',
  },
  rules: { country: { required: 'El país es obligatorio' }, coins_taxes: { reference: 'no es un impuesto del país elegido' } },
  checks: { coinsTaxed: 'al menos uno, pues la empresa está sujeta a IVA' },
  notes: { byCountry: 'Solo se muestran los campos que pide el país.', noCertificate: 'Sin certificado no se puede firmar nada. Súbalo más abajo.' },
} as const satisfies MessagesFor<typeof declared>;
