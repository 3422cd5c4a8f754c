import type { subscriptions as declared } from '#resources/subscriptions.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { subscriptions as hr } from '../hr/subscriptions.ts';

export const subscriptions = {
  ...hr,
  updated: 'Pretplata je sačuvana',
  fields: { ...hr.fields, expires_at: 'Ističe' },
} as const satisfies MessagesFor<typeof declared>;
