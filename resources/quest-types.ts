import { moves, rewardFields, ruleFields } from './groups/competition.ts';
import { admin, defineResource, field, managers } from './schema/index.ts';

/** A kind of task that quests draw from their pools. */
export const questTypes = defineResource({
  name: 'quest-types',
  service: 'achievements',
  icon: 'flag',
  label: 'name',
  fields: { name: field.text({ required: true, unique: true }), description: field.multiline(), active: field.boolean({ initial: true }), value: field.number({ min: 1 }), ...ruleFields, rewards: field.group(rewardFields) },
  list: { columns: ['name', 'strategy', 'value', 'rewards.coins', 'active'], search: ['name'], sort: ['name', 'ASC'], size: 100 },
  form: { general: ['name', 'description', 'active'], rule: ['strategy', 'value', 'contexts', 'conditions'], rewards: ['rewards.coins', 'rewards.experience', 'rewards.chest'] },
  checks: { neverMoves: { blames: 'contexts', holds: moves } },
  access: { screen: managers, read: managers, create: admin, update: admin, delete: admin },
});
