import type { companySettings as declared } from '#resources/companies.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { companies } from './companies.ts';

export const companySettings = {
  ...companies,
  name: 'Postavke firmi',
  sections: { general: 'Opće', fiscal: 'Poreska uprava', certificate: 'Certifikat' },
  help: {
    'fiscal_data.fiscalization': 'Uključeno: prodaje plaćene načinom koji se fiskalizira dobijaju kodove svoje države i prijavljuju se poreskoj upravi. Isključeno: računi nemaju kodove i ništa se ne prijavljuje.',
    'fiscal_data.demo': 'Uključeno: ništa ne izlazi iz kuće, umjesto poreske uprave odgovara ovaj program, a računi se vode kao demo. Prije stvarne prodaje isključite.',
  },
  rules: { country: { required: 'Država je obavezna' }, coins_taxes: { reference: 'nije porez odabrane države' } },
  checks: { coinsTaxed: 'bar jedan, jer je firma u sistemu PDV-a' },
  notes: { byCountry: 'Prikazuju se samo polja koja država traži.', noCertificate: 'Bez certifikata ništa se ne može potpisati. Učitajte ga u nastavku.' },
} as const satisfies MessagesFor<typeof declared>;
