import { listOf } from '#dataProviders/adapter/answer-lists.ts';
import { unexpectedFrom } from '#dataProviders/adapter/parts.ts';
import type { Calls, Client, PlayedGame, SoldItem } from '#dataProviders/adapter/types.ts';

/** A year, in seconds (spec section 9). */
const year = 31_536_000;
const unexpected = unexpectedFrom('kpi');
const day = (moment: Date) => moment.toISOString().slice(0, 10);

/**
 * What a user did most in the last year:
 *
 *     mostPlayed  GET /kpi/op-dashboard/games/most-played-by-user?user_id=6&start_date=2025-11-28&end_date=2026-11-28
 *     mostSold    GET /kpi/op-dashboard/sales/most-sold-to-user, alike
 */
export const topCalls = (client: Client): Pick<Calls, 'mostPlayed' | 'mostSold'> => {
  const get = async (path: string, user: number, now: Date, signal?: AbortSignal) => {
    const query = { user_id: user, start_date: day(new Date(now.getTime() - year * 1000)), end_date: day(now) };
    return (await client.call({ service: 'kpi', path: `/kpi/op-dashboard/${path}`, query, ...(signal ? { signal } : {}) })).json;
  };
  return {
    mostPlayed: async (user, now, signal) => listOf<PlayedGame>(await get('games/most-played-by-user', user, now, signal), unexpected),
    mostSold: async (user, now, signal) => listOf<SoldItem>(await get('sales/most-sold-to-user', user, now, signal), unexpected),
  };
};
