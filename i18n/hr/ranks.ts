import type { ranks as declared } from '#resources/ranks.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

const overlap = { overlap: 'preklapa se s rangom %{name}' };
export const ranks = {
  name: 'Rangovi',
  one: 'Rang',
  add: 'Dodaj rang',
  created: 'Rang je dodan',
  updated: 'Rang je spremljen',
  deleted: 'Rang je obrisan',
  fields: {
    name: 'Naziv',
    experience_lower: 'Iskustvo od',
    experience_upper: 'Iskustvo do',
    gain: 'Dobitak po satu',
    decay: 'Gubitak po satu',
    bonus: 'Bonus',
    active: 'Aktivan',
  },
  help: {
    gain: 'Iskustvo koje igrač dobije za sat igranja',
    decay: 'Iskustvo koje igrač izgubi za sat bez igranja',
  },
  sections: { general: 'Općenito', experience: 'Iskustvo' },
  checks: { lowerBelowUpper: 'mora biti manje od gornje granice' },
  notes: {
    gap: 'Iskustvo %{range} ne pripada nijednom rangu.',
    left: 'Iskustvo %{range} tada ne pripada nijednom rangu.',
    without: '%{count} korisnik ima ovaj rang i tada ostaje bez ranga. |||| %{count} korisnika imaju ovaj rang i tada ostaju bez ranga. |||| %{count} korisnika ima ovaj rang i tada ostaje bez ranga.',
    held: '%{count} korisnik ima ovaj rang: može se obrisati tek kad ga više nitko nema. |||| %{count} korisnika imaju ovaj rang: može se obrisati tek kad ga više nitko nema. |||| %{count} korisnika ima ovaj rang: može se obrisati tek kad ga više nitko nema.',
  },
  rules: { experience_lower: overlap, experience_upper: overlap },
} as const satisfies MessagesFor<typeof declared>;
