import { moves, rewardRow, ruleFields } from './groups/competition.ts';
import { admin, defineResource, field, managers, where } from './schema/index.ts';

export const questKinds = ['daily', 'weekly', 'monthly', 'dailyReward'] as const;

/** Tasks that are drawn anew each day, week or month from weighted pools, until it expires. */
export const quests = defineResource({
  name: 'quests',
  service: 'achievements',
  icon: 'flag',
  menu: 'competitions',
  label: 'name',
  fields: {
    name: field.text({ required: true, unique: true }),
    description: field.multiline(),
    kind: field.choice(questKinds, { required: true, initial: 'daily' }),
    group: field.reference('quest-groups', { writes: 'group_id', embeds: ['name'], onDelete: 'refuse' }),
    active: field.boolean({ initial: true }),
    expiryDatetime: field.instant(),
    ...ruleFields,
    configuration: field.json(),
    pools: field.list(
      {
        pool_type: field.choice(questKinds, { required: true }),
        quest_types: field.list({ quest_type: field.reference('quest-types', { required: true, onDelete: 'refuse' }), weight: field.integer({ required: true, min: 1, max: 1000, initial: 1 }) }, { saved: 'whole', max: 50, atLeast: 1 }),
      },
      { saved: 'whole', max: 20 },
    ),
    rewards: field.list(rewardRow, { saved: 'whole', max: 20 }),
  },
  list: { columns: ['name', 'kind', 'group', 'expiryDatetime', 'active'], search: ['name'], filters: { active: where.is('active', true) }, sort: ['name', 'ASC'], size: 100 },
  form: {
    general: ['name', 'description', 'kind', 'group', 'active', 'expiryDatetime'],
    pools: ['pools'],
    rule: ['strategy', 'contexts', 'conditions', 'configuration'],
    rewards: ['rewards'],
  },
  checks: { neverMoves: { blames: 'contexts', holds: (quest) => moves(quest) || (Array.isArray(quest.pools) && quest.pools.length > 0) } },
  access: { screen: managers, read: managers, create: admin, update: admin, delete: admin },
});
