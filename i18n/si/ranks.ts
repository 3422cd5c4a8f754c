import type { ranks as declared } from '#resources/ranks.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

const overlap = { overlap: 'se prekriva z rangom %{name}' };
export const ranks = {
  name: 'Rangi',
  one: 'Rang',
  add: 'Dodaj rang',
  created: 'Rang je dodan',
  updated: 'Rang je shranjen',
  deleted: 'Rang je izbrisan',
  fields: {
    name: 'Ime',
    experience_lower: 'Izkušnje od',
    experience_upper: 'Izkušnje do',
    gain: 'Prirast na uro',
    decay: 'Izguba na uro',
    bonus: 'Bonus',
    active: 'Aktiven',
  },
  help: {
    gain: 'Izkušnje, ki jih igralec pridobi v uri igranja',
    decay: 'Izkušnje, ki jih igralec izgubi v uri brez igranja',
  },
  sections: { general: 'Splošno', experience: 'Izkušnje' },
  checks: { lowerBelowUpper: 'mora biti pod zgornjo mejo' },
  notes: { gap: 'Izkušnje %{range} ne pripadajo nobenemu rangu.' },
  rules: { experience_lower: overlap, experience_upper: overlap },
} as const satisfies MessagesFor<typeof declared>;
