import type { companySettings as declared } from '#resources/companies.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { companies } from './companies.ts';

export const companySettings = {
  ...companies,
  name: 'Nastavitve podjetij',
  sections: { general: 'Splošno', fiscal: 'Davčna uprava', certificate: 'Certifikat' },
  help: {
    'fiscal_data.fiscalization': 'Vključeno: prodaje, plačane z načinom, ki se davčno potrjuje, dobijo oznake svoje države in se sporočijo davčni upravi. Izključeno: računi nimajo oznak in nič se ne sporoča.',
    'fiscal_data.demo': 'Vključeno: nič ne gre iz hiše, namesto davčne uprave odgovarja ta program, računi pa veljajo kot demo. Pred pravo prodajo izključite.',
  },
  rules: { country: { required: 'Država je obvezna' }, coins_taxes: { reference: 'ni davek izbrane države' } },
  checks: { coinsTaxed: 'vsaj eden, saj je podjetje zavezanec za DDV' },
  notes: { byCountry: 'Prikazana so le polja, ki jih zahteva država.', noCertificate: 'Brez potrdila ni mogoče ničesar podpisati. Naložite ga spodaj.' },
} as const satisfies MessagesFor<typeof declared>;
