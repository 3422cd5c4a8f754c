import { inPlace, orderVersion, type Placed } from '#resources/domain/order.ts';
import { ServiceError } from '#dataProviders/adapter/errors.ts';
import { pagings } from '#dataProviders/adapter/paging.ts';
import { unexpectedFrom } from '#dataProviders/adapter/parts.ts';
import type { Calls, Client, Entry } from '#dataProviders/adapter/types.ts';

const unexpected = unexpectedFrom('arena-hub');
/** Rows of one page when everything that an arena has is looked up. */
const lookup = 500;
const entriesIn = (rows: unknown): Entry[] => {
  if (!Array.isArray(rows) || !rows.every((row) => row !== null && typeof row === 'object' && typeof row.id === 'number')) throw unexpected('entries of an arena without ids');
  return (rows as Entry[]).map((row) => ({ ...row, display_order: row.display_order ?? 0 }));
};

/**
 * Everything an arena has of the catalogue, and the order of its games:
 *
 *     arenaEntries   GET  /arenas/{id}/games?size=500&page=0&sort=displayOrder,ASC, page after page; also apps
 *     saveGameOrder  POST /arenas/{id}/games/display-order {data: [{id, display_order}]}   If-Match: the order that was seen
 *
 * Where the service keeps no versions, the order is read again just before it is saved.
 */
export const entryCalls = (client: Client): Pick<Calls, 'arenaEntries' | 'saveGameOrder'> => {
  const arenaEntries: Calls['arenaEntries'] = async (kind, arena, signal) => {
    const found: Entry[] = [];
    for (let page = 1; ; page++) {
      const { json } = await client.call({ service: 'arena-hub', path: `/arenas/${arena}/${kind}`, query: { ...pagings.M0.ask(page, lookup), sort: 'displayOrder,ASC' }, ...(signal ? { signal } : {}) });
      const some = entriesIn(pagings.M0.rows(json));
      found.push(...some);
      if (some.length === 0 || found.length >= Number(pagings.M0.total(json))) return inPlace(found);
    }
  };
  return {
    arenaEntries,
    saveGameOrder: async (arena, data, seen) => {
      const version = orderVersion(seen);
      if (client.config('arena-hub').versions === 'none' && orderVersion(await arenaEntries('games', arena)) !== version) throw new ServiceError({ status: 409, code: 'stale' });
      await client.call({ service: 'arena-hub', method: 'POST', path: `/arenas/${arena}/games/display-order`, body: { data: data.map(({ id, display_order }: Placed) => ({ id, display_order })) }, version });
    },
  };
};
