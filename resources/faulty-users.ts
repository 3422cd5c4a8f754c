import { importFields } from './groups/people.ts';
import { defineResource, field, nobody, staff } from './schema/index.ts';

/** People whose import failed, with what they had: looked at, then imported under a good username. Nothing else changes them. */
export const faultyUsers = defineResource({
  name: 'faulty-users',
  service: 'core',
  icon: 'person_off',
  label: 'username',
  api: { path: '/users/bad-imports', has: ['list'] },
  fields: {
    username: field.text({ write: 'never' }),
    name: field.text({ write: 'never' }),
    email: field.email({ write: 'never' }),
    coins: field.coins({ write: 'never' }),
    experience: field.integer({ write: 'never' }),
  },
  list: {
    columns: ['username', 'name', 'email', 'coins', 'experience'],
    search: { keys: { username: 'username', name: 'name', email: 'email' }, initially: ['username', 'name', 'email'] },
    sort: ['id', 'DESC'],
  },
  form: {},
  view: ['username', 'name', 'email', 'coins', 'experience'],
  actions: {
    import: { icon: 'person_add', access: staff, asks: importFields, call: { method: 'POST', path: '/users/bad-imports/{id}' }, keyed: true, refreshes: ['users'] },
  },
  access: { screen: staff, read: staff, create: nobody, update: nobody, delete: nobody },
});
