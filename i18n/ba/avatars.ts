import type { avatars as declared } from '#resources/avatars.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { avatars as hr } from '../hr/avatars.ts';

export const avatars = {
  ...hr,
  updated: 'Avatar je sačuvan',
  sections: { ...hr.sections, general: 'Opće' },
} as const satisfies MessagesFor<typeof declared>;
