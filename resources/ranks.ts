import { admin, defineResource, field, managers, staff } from './schema/index.ts';

/** A band of experience with what it gives. Bands never overlap; gain and decay are experience per hour. */
export const ranks = defineResource({
  name: 'ranks',
  service: 'gamification',
  icon: 'military_tech',
  menu: 'users',
  label: 'name',
  fields: {
    name: field.text({ required: true, unique: true }),
    experience_lower: field.integer({ required: true, min: 0 }),
    experience_upper: field.integer({ required: true, min: 0 }),
    gain: field.integer({ required: true, min: 0, initial: 0 }),
    decay: field.integer({ required: true, min: 0, initial: 0 }),
    bonus: field.percent({ required: true, initial: 0 }),
    active: field.boolean({ initial: true }),
  },
  list: { columns: ['name', 'experience_lower', 'experience_upper', 'gain', 'decay', 'bonus', 'active'], search: ['name'], sort: ['experience_lower', 'ASC'] },
  form: { general: ['name', 'active'], experience: ['experience_lower', 'experience_upper', 'gain', 'decay', 'bonus'] },
  checks: {
    lowerBelowUpper: { blames: 'experience_lower', holds: (draft) => Number(draft.experience_lower) < Number(draft.experience_upper) },
  },
  noOverlap: { from: 'experience_lower', to: 'experience_upper' },
  access: { screen: managers, read: staff, create: admin, update: admin, delete: admin },
});
