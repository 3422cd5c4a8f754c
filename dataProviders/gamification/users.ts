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
 *     userWallet     GET /users/{id}/wallet
 *     userRank       GET /users/{id}/xp
 */
export const userHoldingCalls = (client: Client): Pick<Calls, 'userInventory' | 'userBonuses' | 'userWallet' | 'userRank'> => ({
  userInventory: async (user, signal) => listOf<InventoryEntry>((await client.call({ service: 'gamification', path: `/legacy/users/${user}/items`, ...(signal ? { signal } : {}) })).json, unexpected),
  userBonuses: async (user, signal) => {
    const { json } = await client.call({ service: 'gamification', path: `/users/${user}/bonus`, ...(signal ? { signal } : {}) });
    const bonuses = (json ?? {}) as Readonly<Record<string, unknown>>;
    if (!parts.every((part) => typeof bonuses[part] === 'number')) throw unexpected('bonuses that are no numbers');
    return bonuses as UserBonuses;
  },
  userWallet: async (user, signal) => {
    const { json } = await client.call({ service: 'gamification', path: `/users/${user}/wallet`, ...(signal ? { signal } : {}) });
    const { balance } = (json ?? {}) as Readonly<Record<string, unknown>>;
    if (typeof balance !== 'number') throw unexpected('a wallet without a balance');
    return balance;
  },
  userRank: async (user, signal) => {
    const { json } = await client.call({ service: 'gamification', path: `/users/${user}/xp`, ...(signal ? { signal } : {}) });
    const { rank } = (json ?? {}) as { readonly rank?: { readonly name?: unknown } | null };
    return typeof rank?.name === 'string' ? rank.name : null;
  },
});
