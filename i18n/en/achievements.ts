import type { achievements as declared } from '#resources/achievements.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { chest, contexts, strategy } from './competition.ts';

export const achievements = {
  name: 'Achievements',
  one: 'Achievement',
  add: 'Add achievement',
  created: 'Achievement created',
  updated: 'Achievement updated',
  deleted: 'Achievement deleted',
  fields: {
    name: 'Name',
    description: 'Description',
    active: 'Active',
    points: 'Points',
    task: 'Task',
    group: 'Group',
    type: 'Type',
    period: 'Period',
    unit: 'Unit',
    innerType: 'Inner type',
    count: 'Count',
    consecutive: 'Consecutive',
    contexts: 'Events',
    strategy: 'Strategy',
    conditions: 'Conditions',
    value: 'Value',
    data: 'Data',
    'rewards.coins': 'Coins',
    'rewards.experience': 'Experience',
    'rewards.chest': 'Chest',
  },
  choices: {
    contexts,
    strategy,
    'rewards.chest': chest,
    type: { simple: 'Simple', group: 'Group', and: 'All of', or: 'Any of', recurrent: 'Recurrent' },
    unit: { day: 'Day', week: 'Week', month: 'Month' },
    innerType: { simple: 'Simple', group: 'Group', and: 'All of', or: 'Any of' },
  },
  sections: { general: 'General', rule: 'Rule', rewards: 'Rewards' },
  filters: { active: 'Active' },
} as const satisfies MessagesFor<typeof declared>;
