import { admin, defineResource, field, onlyOwnArenas, someOwnArena, staff, where } from './schema/index.ts';

/** News of one or more arenas. Staff of any of them edit it; who has not all of them changes only the membership of their own. */
export const articles = defineResource({
  name: 'articles',
  service: 'social',
  icon: 'article',
  menu: 'news',
  label: 'title',
  api: { path: '/social/articles', scopedPath: '/social/arenas/{arena}/articles', sorts: { created_at: 'createdAt' } },
  scope: { through: 'arena_ids', sent: 'path', without: { admin: 'all', others: -1 } },
  fields: {
    title: field.text({ required: true }),
    subtitle: field.text(),
    content: field.richText(),
    image: field.image({ folder: 'social' }),
    active: field.boolean({ initial: true }),
    arena_ids: field.references('arenas', {
      atLeast: 1,
      onDelete: 'detach',
      members: (caller) => admin(caller) || where.in('id', caller.arenas),
    }),
  },
  list: { as: 'cards', columns: ['image', 'title', 'subtitle', 'created_at', 'active'], search: ['title'], sort: ['created_at', 'DESC'] },
  form: { general: ['title', 'subtitle', 'image', 'active', 'arena_ids'], content: ['content'] },
  access: { screen: staff, read: someOwnArena('arena_ids'), create: onlyOwnArenas('arena_ids'), update: someOwnArena('arena_ids'), delete: someOwnArena('arena_ids') },
});
