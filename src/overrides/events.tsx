import type { events as declared } from '#resources/events.ts';
import { defineOverrides } from '#src/engine/overrides.ts';
import { OthersKeep, SomeArenas } from './news.tsx';

export const events = defineOverrides<typeof declared>({
  remove: { body: OthersKeep },
  show: { view: { arena_ids: SomeArenas } },
  form: async () => (await import('./events-form.tsx')).eventsForm,
});
