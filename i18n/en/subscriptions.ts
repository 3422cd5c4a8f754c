import type { subscriptions as declared } from '#resources/subscriptions.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const subscriptions = {
  name: 'Subscriptions',
  one: 'Subscription',
  add: 'Add subscription',
  created: 'Subscription created',
  updated: 'Subscription updated',
  deleted: 'Subscription deleted',
  fields: {
    user_id: 'ID', arena_id: 'ID', arena: 'Arena', username: 'Username', name: 'Subscription', image: 'Image', bonus: 'Bonus', duration: 'Days',
    daily_reward: 'Daily reward', expires_at: 'Expires at',
  },
  notes: { first: 'The first 100 are shown.' },
} as const satisfies MessagesFor<typeof declared>;
