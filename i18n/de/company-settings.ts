import type { companySettings as declared } from '#resources/companies.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { companies } from './companies.ts';

export const companySettings = {
  ...companies,
  name: 'Firmeneinstellungen',
  sections: { general: 'Allgemein', fiscal: 'Finanzbehörde', certificate: 'Zertifikat' },
  help: {
    'fiscal_data.fiscalization': 'Eingeschaltet: Verkäufe mit einer Zahlungsart, die fiskalisiert wird, erhalten die Codes des Landes und werden der Finanzbehörde gemeldet. Ausgeschaltet: Rechnungen tragen keine Codes, gemeldet wird nichts.',
    'fiscal_data.demo': 'Eingeschaltet: Nichts verlässt das Haus, dieses Programm antwortet anstelle der Finanzbehörde, und Rechnungen gelten als Demo. Vor echten Verkäufen ausschalten.',
  },
  rules: { country: { required: 'Das Land ist erforderlich' }, coins_taxes: { reference: 'ist keine Steuer des gewählten Landes' } },
  checks: { coinsTaxed: 'mindestens eine, denn die Firma ist umsatzsteuerpflichtig' },
  notes: { byCountry: 'Gezeigt wird nur, was das Land verlangt.', noCertificate: 'Ohne Zertifikat kann nichts signiert werden. Laden Sie es unten hoch.' },
} as const satisfies MessagesFor<typeof declared>;
