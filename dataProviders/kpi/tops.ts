import { listOf } from '#dataProviders/adapter/answer-lists.ts';
import { unexpectedFrom } from '#dataProviders/adapter/parts.ts';
import type { Calls, Client, PlayedGame, SoldItem } from '#dataProviders/adapter/types.ts';

const unexpected = unexpectedFrom('kpi');

/**
 * What a user did most within some days:
 *
 *     mostPlayed  GET /kpi/op-dashboard/games/most-played-by-user?user_id=6&start_date=2025-11-28&end_date=2026-11-28
 *     mostSold    GET /kpi/op-dashboard/sales/most-sold-to-user, alike
 */
export const topCalls = (client: Client): Pick<Calls, 'mostPlayed' | 'mostSold'> => {
  const get = async (path: string, user: number, [from, to]: readonly [string, string], signal?: AbortSignal) => {
    const query = { user_id: user, start_date: from, end_date: to };
    return (await client.call({ service: 'kpi', path: `/kpi/op-dashboard/${path}`, query, ...(signal ? { signal } : {}) })).json;
  };
  return {
    mostPlayed: async (user, days, signal) => listOf<PlayedGame>(await get('games/most-played-by-user', user, days, signal), unexpected),
    mostSold: async (user, days, signal) => listOf<SoldItem>(await get('sales/most-sold-to-user', user, days, signal), unexpected),
  };
};
