import { moves, rewardFields, ruleFields } from './groups/competition.ts';
import { admin, defineResource, field, managers, where } from './schema/index.ts';

export const achievementTypes = ['simple', 'group', 'and', 'or', 'recurrent'] as const;
const recurrent = where.is('type', 'recurrent');
const kinds = ['group', 'and', 'or'] as const;
/** Conditions are asked for by the type, or by what a recurrent one asks for each time. */
const nested = where.any(where.in('type', kinds), where.all(recurrent, where.in('innerType', kinds)));

/** What kind the root of its conditions is of; null for one that counts events. */
export const rootOf = ({ type, innerType }: { readonly type?: unknown; readonly innerType?: unknown }): (typeof kinds)[number] | null => {
  const said = type === 'recurrent' ? innerType : type;
  return kinds.find((kind) => kind === said) ?? null;
};

/** What one that asks for conditions leaves to these; how many of them a group asks for is its value. */
export const leftToConditions = (root: ReturnType<typeof rootOf>): readonly string[] => (root === null ? [] : root === 'group' ? ['contexts', 'strategy'] : ['contexts', 'strategy', 'value']);

/** The kind of the tree's root says what the type says: one that stands alone is no group. */
const rootIs = (conditions: unknown, type: unknown): boolean => {
  const root = conditions !== null && typeof conditions === 'object' && 'type' in conditions ? conditions.type : null;
  return root === null || root === 'leaf' || root === type;
};
/** How many conditions stand in the root; what stands alone is one. */
const within = (conditions: unknown): number => (conditions !== null && typeof conditions === 'object' && 'children' in conditions && Array.isArray(conditions.children) ? conditions.children.length : 1);

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
    value: field.number({ min: 1 }),
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
    rootFollowsType: { blames: 'conditions', holds: (goal) => rootOf(goal) === null || rootIs(goal.conditions, rootOf(goal)) },
    // More conditions than there are can never be met.
    groupHasFewer: { blames: 'value', holds: (goal) => rootOf(goal) !== 'group' || typeof goal.value !== 'number' || goal.value <= within(goal.conditions) },
    neverMoves: { blames: 'contexts', holds: (goal) => rootOf(goal) !== null || moves({ active: goal.active, contexts: goal.contexts }) },
  },
  access: { screen: managers, read: managers, create: admin, update: admin, delete: admin },
});
