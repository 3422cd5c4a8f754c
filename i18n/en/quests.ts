import type { quests as declared } from '#resources/quests.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { chest, contexts, ruleHelp, strategy } from './competition.ts';

const kinds = { daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly', dailyReward: 'Daily reward' } as const;
export const quests = {
  name: 'Quests',
  one: 'Quest',
  add: 'Add quest',
  created: 'Quest created',
  updated: 'Quest updated',
  deleted: 'Quest deleted',
  fields: {
    name: 'Name',
    description: 'Description',
    active: 'Active',
    kind: 'Kind',
    group: 'Group',
    expiryDatetime: 'Expires at',
    configuration: 'Configuration',
    pools: 'Pools',
    contexts: 'Events',
    strategy: 'Strategy',
    conditions: 'Conditions',
    'pools.pool_type': 'Pool',
    'pools.quest_types': 'Quest types',
    'pools.quest_types.quest_type': 'Quest type',
    'pools.quest_types.weight': 'Weight',
    rewards: 'Rewards',
    'rewards.coins': 'Coins',
    'rewards.experience': 'Experience',
    'rewards.chest': 'Chest',
  },
  choices: {
    contexts,
    strategy,
    'rewards.chest': chest,
    kind: kinds,
    'pools.pool_type': kinds,
  },
  adds: { pools: 'Add pool', 'pools.quest_types': 'Add quest type', rewards: 'Add reward' },
  help: { contexts: ruleHelp.contexts, strategy: ruleHelp.strategy, conditions: ruleHelp.conditions, configuration: 'For programs to show; nothing is counted by it.', pools: 'Each draws anew in its own period, whatever the quest’s kind.', rewards: 'Paid for each pool, once in its period, on top of what the quest type gives.' },
  checks: { neverMoves: 'Nothing moves it: choose at least one event, or add conditions or a pool.' },
  sections: { general: 'General', pools: 'Pools', rule: 'Rule', rewards: 'Rewards' },
  filters: { active: 'Active' },
} as const satisfies MessagesFor<typeof declared>;
