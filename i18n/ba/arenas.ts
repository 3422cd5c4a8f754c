import type { arenas as declared } from '#resources/arenas.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { arenas as hr } from '../hr/arenas.ts';

export const arenas = {
  ...hr,
  updated: 'Arena je sačuvana',
  fields: {
    ...hr.fields,
    company: 'Firma',
    locale: 'Jezička oznaka',
    web_shop: 'Web shop',
    'address.address2': 'Dodatak uz adresu',
  },
  help: { ...hr.help, currency: 'Tri slova, npr. BAM', locale: 'Dva mala slova, npr. ba. O njoj zavise riječi na računima i poreska uprava: en i de nemaju je.' },
  rules: { company: { required: 'Firma je obavezna' } },
  checks: { knownCurrency: 'nije poznata valuta', knownLocale: 'nije nijedna od at, ba, de, en, es, hr, si', knownTimezone: 'Ta vremenska zona nije poznata', lockdownBegins: 'Unesi oba vremena ili nijedno', lockdownEnds: 'Unesi oba vremena ili nijedno', lockdownLasts: 'Unesi dva različita vremena' },
  parts: { ...hr.parts, employees: 'Uposlenici' },
  sections: { general: 'Opće' },
} as const satisfies MessagesFor<typeof declared>;
