import { newsAccess, newsFields, newsScope } from './groups/news.ts';
import { defineResource, field } from './schema/index.ts';

/** Something that happens in one or more arenas, from and to a time on their walls (no zone: `YYYY-MM-DD HH:mm:ss`). */
export const events = defineResource({
  name: 'events',
  service: 'social',
  icon: 'event',
  menu: 'news',
  label: 'title',
  api: { path: '/social/events', scopedPath: '/social/arenas/{arena}/events', sorts: { created_at: 'createdAt' } },
  scope: newsScope,
  fields: { ...newsFields, starts_at: field.dateTime({ required: true }), ends_at: field.dateTime({ required: true, max: '2100-01-01' }) },
  list: { as: 'cards', columns: ['image', 'starts_at', 'title', 'subtitle'], search: ['title'], sort: ['created_at', 'DESC'] },
  form: { general: ['title', 'subtitle', 'image', 'active', 'starts_at', 'ends_at', 'arena_ids'], content: ['content'] },
  checks: { endsAfterStart: { blames: 'ends_at', holds: ({ starts_at, ends_at }) => String(ends_at) >= String(starts_at) } },
  access: newsAccess,
});
