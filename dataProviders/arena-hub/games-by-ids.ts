import { listOf } from '#dataProviders/adapter/answer-lists.ts';
import { unexpectedFrom } from '#dataProviders/adapter/parts.ts';
import type { Calls, Client } from '#dataProviders/adapter/types.ts';

const unexpected = unexpectedFrom('arena-hub');
/** The rows of a page in the service's dialect, or of a bare list. */
const rowsIn = (json: unknown): unknown => (json !== null && typeof json === 'object' && 'data' in json ? json.data : json);

/**
 * Games of the chain by id:
 *
 *     gamesByIds  GET /games?game_ids=1&game_ids=2&size=2, the key repeated
 */
export const gameCalls = (client: Client): Pick<Calls, 'gamesByIds'> => ({
  gamesByIds: async (ids, signal) => {
    if (ids.length === 0) return [];
    const query = [...ids.map((id) => `game_ids=${id}`), `size=${ids.length}`].join('&');
    return listOf(rowsIn((await client.call({ service: 'arena-hub', path: `/games?${query}`, ...(signal ? { signal } : {}) })).json), unexpected);
  },
});
