import type { ranks as declared } from '#resources/ranks.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

const overlap = { overlap: 'overlaps the rank %{name}' };
export const ranks = {
  name: 'Ranks',
  one: 'Rank',
  add: 'Add rank',
  created: 'Rank created',
  updated: 'Rank updated',
  deleted: 'Rank deleted',
  fields: {
    name: 'Name',
    experience_lower: 'Experience from',
    experience_upper: 'Experience to',
    gain: 'Gain per hour',
    decay: 'Decay per hour',
    bonus: 'Bonus',
    active: 'Active',
  },
  help: {
    gain: 'Experience a player gains in an hour of play',
    decay: 'Experience a player loses in an hour without play',
  },
  sections: { general: 'General', experience: 'Experience' },
  checks: { lowerBelowUpper: 'must be below the upper bound' },
  notes: {
    gap: 'Experience %{range} belongs to no rank.',
    left: 'Experience %{range} then belongs to no rank.',
    without: '%{count} user has this rank and is then without one. |||| %{count} users have this rank and are then without one.',
    held: '%{count} user has this rank: it can be deleted once nobody has it. |||| %{count} users have this rank: it can be deleted once nobody has it.',
  },
  rules: { experience_lower: overlap, experience_upper: overlap },
} as const satisfies MessagesFor<typeof declared>;
