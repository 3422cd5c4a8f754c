import { newsAccess, newsFields, newsScope } from './groups/news.ts';
import { defineResource } from './schema/index.ts';

/** News of one or more arenas. */
export const articles = defineResource({
  name: 'articles',
  service: 'social',
  icon: 'article',
  menu: 'news',
  label: 'title',
  api: { path: '/social/articles', scopedPath: '/social/arenas/{arena}/articles', sorts: { created_at: 'createdAt' } },
  scope: newsScope,
  fields: newsFields,
  list: { as: 'cards', columns: ['image', 'title', 'subtitle', 'created_at', 'active'], search: ['title'], sort: ['created_at', 'DESC'] },
  form: { general: ['title', 'subtitle', 'image', 'active', 'arena_ids'], content: ['content'] },
  access: newsAccess,
});
