import { moves, rewardFields, ruleFields } from './groups/competition.ts';
import { admin, defineResource, field, managers, where } from './schema/index.ts';

export const achievementTypes = ['simple', 'group', 'and', 'or', 'recurrent'] as const;
const recurrent = where.is('type', 'recurrent');
export const nestedTypes: readonly unknown[] = ['group', 'and', 'or'];
const nested = where.in('type', ['group', 'and', 'or']);

/** What a type that asks for conditions leaves to these; how many of them a group asks for is its value. */
export const leftToConditions = (type: unknown): readonly string[] => (!nestedTypes.includes(type) ? [] : type === 'group' ? ['contexts', 'strategy'] : ['contexts', 'strategy', 'value']);

/** The kind of the tree's root says what the type says: one that stands alone is no group. */
const rootIs = (conditions: unknown, type: unknown): boolean => {
  const root = conditions !== null && typeof conditions === 'object' && 'type' in conditions ? conditions.type : null;
  return root === null || root === 'leaf' || root === type;
};

/** What a player can reach, and what it gives. A recurrent one asks for something `count` times in periods of so many units. */
export const achievements = defineResource({
  name: 'achievements',
  service: 'achievements',
  icon: 'emoji_events',
  menu: 'competitions',
  label: 'name',
  fields: {
    name: field.text({ required: true, unique: true }),
    description: field.multiline(),
    active: field.boolean({ initial: true }),
    points: field.integer({ required: true, min: 0, initial: 0 }),
    task: field.text(),
    group: field.reference('achievement-groups', { writes: 'group_id', embeds: ['name'], onDelete: 'refuse' }),
    type: field.choice(achievementTypes, { required: true, initial: 'simple' }),
    period: field.integer({ min: 1 }),
    unit: field.choice(['day', 'week', 'month']),
    innerType: field.choice(['simple', 'group', 'and', 'or']),
    count: field.integer({ min: 1 }),
    consecutive: field.boolean(),
    ...ruleFields,
    value: field.number(),
    data: field.json(),
    rewards: field.group(rewardFields),
  },
  list: { columns: ['name', 'type', 'points', 'group', 'rewards.coins', 'active'], search: ['name'], filters: { active: where.is('active', true) }, sort: ['name', 'ASC'], size: 100 },
  form: {
    general: ['name', 'description', 'task', 'group', 'points', 'active'],
    rule: ['type', 'period', 'unit', 'innerType', 'count', 'consecutive', 'strategy', 'value', 'contexts', 'conditions', 'data'],
    rewards: ['rewards.coins', 'rewards.experience', 'rewards.chest'],
  },
  when: { period: recurrent, unit: recurrent, innerType: recurrent, count: recurrent, consecutive: recurrent, conditions: nested },
  checks: {
    rootFollowsType: { blames: 'conditions', holds: ({ type, conditions }) => !nestedTypes.includes(type) || rootIs(conditions, type) },
    neverMoves: { blames: 'contexts', holds: ({ type, active, contexts }) => nestedTypes.includes(type) || moves({ active, contexts }) },
  },
  access: { screen: managers, read: managers, create: admin, update: admin, delete: admin },
});
