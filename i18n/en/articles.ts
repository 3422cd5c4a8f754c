import type { articles as declared } from '#resources/articles.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const articles = {
  name: 'Articles',
  one: 'Article',
  add: 'Add article',
  created: 'Article created',
  updated: 'Article updated',
  deleted: 'Article deleted',
  fields: { title: 'Title', subtitle: 'Subtitle', content: 'Content', image: 'Image', active: 'Active', arena_ids: 'Arenas' },
  help: { arena_ids: 'Players of these arenas see the article.', active: 'Only active articles are shown to players.' },
  rules: { arena_ids: { atLeastOne: 'At least one arena is required' } },
  notes: { othersKeep: 'It stays in the arenas that are not yours; it is taken out of yours.' },
  sections: { general: 'General', content: 'Content' },
} as const satisfies MessagesFor<typeof declared>;
