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
  notes: {
    gap: 'Izkušnje %{range} ne pripadajo nobenemu rangu.',
    left: 'Izkušnje %{range} potem ne pripadajo nobenemu rangu.',
    without: '%{count} uporabnik ima ta rang in potem ostane brez ranga. |||| %{count} uporabnika imata ta rang in potem ostaneta brez ranga. |||| %{count} uporabniki imajo ta rang in potem ostanejo brez ranga. |||| %{count} uporabnikov ima ta rang in potem ostane brez ranga.',
    held: '%{count} uporabnik ima ta rang: izbrisati ga bo mogoče šele, ko ga ne bo imel nihče več. |||| %{count} uporabnika imata ta rang: izbrisati ga bo mogoče šele, ko ga ne bo imel nihče več. |||| %{count} uporabniki imajo ta rang: izbrisati ga bo mogoče šele, ko ga ne bo imel nihče več. |||| %{count} uporabnikov ima ta rang: izbrisati ga bo mogoče šele, ko ga ne bo imel nihče več.',
  },
  rules: { experience_lower: overlap, experience_upper: overlap },
} as const satisfies MessagesFor<typeof declared>;
