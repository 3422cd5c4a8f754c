import { defineResource, field, managers, nobody } from './schema/index.ts';

/** Whom a notification can be sent to: a platform (telephones of one kind), the whole chain, or the players of one arena. They come with the arenas; nobody writes them. */
export const topics = defineResource({
  name: 'topics',
  service: 'notifications',
  icon: 'campaign',
  label: 'name',
  api: { paging: 'plain', has: ['list'] },
  fields: {
    name: field.text({ required: true, write: 'never' }),
    entity: field.text({ required: true, write: 'never' }),
    arena: field.reference('arenas', { unique: true, write: 'never', onDelete: 'remove' }),
  },
  list: { columns: ['name', 'entity'], sort: ['name', 'ASC'] },
  form: {},
  access: { screen: nobody, read: managers, create: nobody, update: nobody, delete: nobody },
});
