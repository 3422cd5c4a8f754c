import type { events as declared } from '#resources/events.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const events = {
  name: 'Events',
  one: 'Event',
  add: 'Add event',
  created: 'Event created',
  updated: 'Event updated',
  deleted: 'Event deleted',
  fields: {
    title: 'Title',
    subtitle: 'Subtitle',
    content: 'Content',
    image: 'Image',
    active: 'Active',
    arena_ids: 'Arenas',
    starts_at: 'Starts',
    ends_at: 'Ends',
  },
  help: { arena_ids: 'Players of these arenas see the event.', active: 'Only active events are shown to players.' },
  rules: { arena_ids: { atLeastOne: 'At least one arena is required' } },
  notes: { othersKeep: 'It stays in the arenas that are not yours; it is taken out of yours.', clock: 'Clock of each arena: %{zones}.' },
  sections: { general: 'General', content: 'Content' },
  checks: { endsAfterStart: 'must not be before the start' },
} as const satisfies MessagesFor<typeof declared>;
