import type { questTypes as declared } from '#resources/quest-types.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { chest, contexts, ruleHelp, strategy } from './competition.ts';

export const questTypes = {
  name: 'Quest types',
  one: 'Quest type',
  add: 'Add quest type',
  created: 'Quest type created',
  updated: 'Quest type updated',
  deleted: 'Quest type deleted',
  fields: {
    name: 'Name',
    description: 'Description',
    active: 'Active',
    contexts: 'Events',
    strategy: 'Strategy',
    conditions: 'Conditions',
    value: 'Value',
    'rewards.coins': 'Coins',
    'rewards.experience': 'Experience',
    'rewards.chest': 'Chest',
  },
  choices: {
    contexts,
    strategy,
    'rewards.chest': chest,
  },
  help: ruleHelp,
  checks: { neverMoves: 'Nothing moves it: choose at least one event or add conditions.' },
  sections: { general: 'General', rule: 'Rule', rewards: 'Rewards' },
} as const satisfies MessagesFor<typeof declared>;
