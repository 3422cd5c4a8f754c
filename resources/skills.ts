import { admin, defineResource, field, managers } from './schema/index.ts';

/** What a player can be good at, and how much of the rate it takes off. */
export const skills = defineResource({
  name: 'skills',
  service: 'gamification',
  icon: 'psychology',
  menu: 'competitions',
  label: 'code',
  fields: { code: field.text({ required: true, max: 64, unique: true }), value: field.number({ required: true, min: 0, initial: 0 }) },
  list: { columns: ['code', 'value'], search: ['code'], sort: ['code', 'ASC'] },
  form: { general: ['code', 'value'] },
  access: { screen: managers, read: managers, create: admin, update: admin, delete: admin },
});
