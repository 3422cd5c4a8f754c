import { listOf } from '#dataProviders/adapter/answer-lists.ts';
import { unexpectedFrom } from '#dataProviders/adapter/parts.ts';
import type { Calls, Client, UserSubscription } from '#dataProviders/adapter/types.ts';

/**
 * Subscriptions of one user:
 *
 *     userSubscriptions  GET /users/{id}/subscriptions: the last year, the newest first
 */
export const userSubscriptionCalls = (client: Client): Pick<Calls, 'userSubscriptions'> => ({
  userSubscriptions: async (user, signal) => {
    const rows = listOf<UserSubscription>((await client.call({ service: 'subscriptions', path: `/users/${user}/subscriptions`, ...(signal ? { signal } : {}) })).json, unexpectedFrom('subscriptions'));
    return [...rows].sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at));
  },
});
