import type { ranks as declared } from '#resources/ranks.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { ranks as hr } from '../hr/ranks.ts';

const overlap = { overlap: 'preklapa se sa rangom %{name}' };
export const ranks = {
  ...hr,
  updated: 'Rang je sačuvan',
  notes: {
    ...hr.notes,
    held: '%{count} korisnik ima ovaj rang: može se obrisati tek kad ga više niko nema. |||| %{count} korisnika imaju ovaj rang: može se obrisati tek kad ga više niko nema. |||| %{count} korisnika ima ovaj rang: može se obrisati tek kad ga više niko nema.',
  },
  rules: { experience_lower: overlap, experience_upper: overlap },
  sections: { ...hr.sections, general: 'Opće' },
} as const satisfies MessagesFor<typeof declared>;
