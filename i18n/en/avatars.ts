import type { avatars as declared } from '#resources/avatars.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const avatars = {
  name: 'Avatars',
  one: 'Avatar',
  add: 'Add avatar',
  created: 'Avatar created',
  updated: 'Avatar updated',
  deleted: 'Avatar deleted',
  fields: { url: 'Picture', name: 'Name', key: 'Key' },
  help: { key: 'Games know the avatar by it.' },
  sections: { general: 'General' },
} as const satisfies MessagesFor<typeof declared>;
