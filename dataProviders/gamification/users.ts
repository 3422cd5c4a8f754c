import { listOf } from '#dataProviders/adapter/answer-lists.ts';
import { unexpectedFrom } from '#dataProviders/adapter/parts.ts';
import type { Calls, Client, InventoryEntry, UserBonuses } from '#dataProviders/adapter/types.ts';

const unexpected = unexpectedFrom('gamification');
const parts = ['legend_bonus', 'rank_bonus', 'reward_bonus', 'subscription_bonus'] as const;

/**
 * What a user holds:
 *
 *     userInventory  GET /legacy/users/{id}/items
 *     userBonuses    GET /users/{id}/bonus
 */
export const userHoldingCalls = (client: Client): Pick<Calls, 'userInventory' | 'userBonuses'> => ({
  userInventory: async (user, signal) => listOf<InventoryEntry>((await client.call({ service: 'gamification', path: `/legacy/users/${user}/items`, ...(signal ? { signal } : {}) })).json, unexpected),
  userBonuses: async (user, signal) => {
    const { json } = await client.call({ service: 'gamification', path: `/users/${user}/bonus`, ...(signal ? { signal } : {}) });
    const bonuses = (json ?? {}) as Readonly<Record<string, unknown>>;
    if (!parts.every((part) => typeof bonuses[part] === 'number')) throw unexpected('bonuses that are no numbers');
    return bonuses as UserBonuses;
  },
});
