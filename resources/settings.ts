import { admin, defineResource, field } from './schema/index.ts';

/** What may be set for every user: its namespace and key, and the value that holds while a user has set none. */
export const settings = defineResource({
  name: 'settings',
  service: 'core',
  icon: 'settings',
  menu: 'users',
  label: 'key',
  api: { path: '/core/settings' },
  fields: { namespace: field.text({ required: true, max: 64 }), key: field.text({ required: true, max: 64 }), defaultValue: field.text({ required: true, max: 2000 }) },
  list: { columns: ['namespace', 'key', 'defaultValue'], search: ['namespace', 'key'], sort: ['namespace', 'ASC'] },
  form: { general: ['namespace', 'key', 'defaultValue'] },
  unique: [['namespace', 'key']],
  access: { screen: admin, read: admin, create: admin, update: admin, delete: admin },
});
