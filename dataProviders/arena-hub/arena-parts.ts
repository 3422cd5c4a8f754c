import type { BonusEntry } from '#resources/domain/bonus.ts';
import type { Calls, Client, Row } from '#dataProviders/adapter/types.ts';
import { readPart, unexpectedFrom } from '#dataProviders/adapter/parts.ts';

type Parts = Pick<Calls, 'arenaWorkingHours' | 'saveArenaWorkingHours' | 'arenaBonuses' | 'saveArenaBonuses' | 'saveArenaEmployees' | 'arenaTerms' | 'arenaWarehouses' | 'saveArenaPlace' | 'removeEquipment'>;
const unexpected = unexpectedFrom('arena-hub');
const isPair = (pair: unknown): pair is readonly [string | null, string | null] => Array.isArray(pair) && pair.length === 2 && pair.every((time) => time === null || typeof time === 'string');

/**
 * What the arena dialog reads and writes beside the record:
 *
 *     arenaWorkingHours  GET /arenas/{id}/working-hours          saveArenaWorkingHours  PUT {working_hours}
 *     arenaBonuses       GET /arenas/{id}/rate-bonus             saveArenaBonuses       PUT {bonuses: [{day 1-7, hour, value}]}
 *     arenaTerms         GET /arenas/{id}/terms-and-conditions   saveArenaEmployees     PUT /arenas/{id}/employees [ids]
 *     arenaWarehouses    GET shop /shop/warehouses?arena_id={id}
 *     saveArenaPlace     POST /addresses {…, arena_id} or PATCH /addresses/{id} with If-Match; also geo-maps, contacts, equipment
 *     removeEquipment    DELETE /equipment/{id}
 */
export const arenaPartCalls = (client: Client): Parts => {
  const get = async (path: string, signal?: AbortSignal) => (await client.call({ service: 'arena-hub', path, ...(signal ? { signal } : {}) })).json as Readonly<Record<string, unknown>> | null;
  const put = async (path: string, body: unknown) => {
    await client.call({ service: 'arena-hub', path, method: 'PUT', body });
  };
  return {
    arenaWorkingHours: async (arena, signal) => {
      const pairs = (await get(`/arenas/${arena}/working-hours`, signal))?.working_hours;
      if (!Array.isArray(pairs) || pairs.length !== 7 || !pairs.every(isPair)) throw unexpected('working hours that are not seven pairs');
      return pairs;
    },
    saveArenaWorkingHours: (arena, working_hours) => put(`/arenas/${arena}/working-hours`, { working_hours }),
    arenaBonuses: async (arena, signal) => {
      const entries = (await get(`/arenas/${arena}/rate-bonus`, signal))?.bonuses;
      if (!Array.isArray(entries)) throw unexpected('bonuses that are no list');
      return entries as readonly BonusEntry[];
    },
    saveArenaBonuses: (arena, bonuses) => put(`/arenas/${arena}/rate-bonus`, { bonuses }),
    saveArenaEmployees: (arena, ids) => put(`/arenas/${arena}/employees`, ids),
    arenaTerms: async (arena, signal) => {
      const terms = (await get(`/arenas/${arena}/terms-and-conditions`, signal))?.terms_and_conditions ?? null;
      if (terms !== null && typeof terms !== 'string') throw unexpected('terms that are no text');
      return terms;
    },
    arenaWarehouses: async (arena, signal) => {
      const { json } = await client.call({ service: 'shop', path: '/shop/warehouses', query: { arena_id: arena }, ...(signal ? { signal } : {}) });
      if (!Array.isArray(json)) throw unexpectedFrom('shop')('warehouses that are no list');
      return json as readonly Row[];
    },
    saveArenaPlace: async (place, id, arena, body, version) => {
      const { json } = await client.call({ service: 'arena-hub', path: id === null ? `/${place}` : `/${place}/${id}`, method: id === null ? 'POST' : 'PATCH', ...(typeof version === 'number' && id !== null ? { version } : {}), body: id === null ? { ...body, arena_id: arena } : body });
      return readPart(json, unexpected);
    },
    removeEquipment: async (id) => {
      await client.call({ service: 'arena-hub', path: `/equipment/${id}`, method: 'DELETE' });
    },
  };
};
