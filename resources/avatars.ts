import { admin, defineResource, field, managers } from './schema/index.ts';

/** A picture that players choose for themselves; games know it by its key. */
export const avatars = defineResource({
  name: 'avatars',
  service: 'core',
  icon: 'face',
  menu: 'users',
  label: 'name',
  api: { path: '/core/avatars' },
  fields: { url: field.image({ folder: 'core', required: true }), name: field.text({ required: true }), key: field.text({ required: true, max: 64, unique: true }) },
  list: { columns: ['url', 'name', 'key'], search: ['name'], sort: ['name', 'ASC'] },
  form: { general: ['url', 'name', 'key'] },
  access: { screen: managers, read: managers, create: admin, update: admin, delete: admin },
});
