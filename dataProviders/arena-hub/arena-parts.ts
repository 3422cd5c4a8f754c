import type { BonusEntry } from '#resources/domain/bonus.ts';
import type { Calls, Client, Row, SeenPart, WorkingHours } from '#dataProviders/adapter/types.ts';
import { ServiceError } from '#dataProviders/adapter/errors.ts';
import { readPart, unexpectedFrom } from '#dataProviders/adapter/parts.ts';
import { isStale, wholePart } from '#dataProviders/adapter/whole-part.ts';

export type ArenaParts = Pick<Calls, 'arenaBaseRate' | 'saveArenaBaseRate' | 'arenaWorkingHours' | 'saveArenaWorkingHours' | 'arenaBonuses' | 'saveArenaBonuses' | 'changeArenaEmployees' | 'arenaTerms' | 'arenaWarehouses' | 'saveArenaPlace' | 'removeEquipment'>;
const unexpected = unexpectedFrom('arena-hub');
const isPair = (pair: unknown): pair is readonly [string | null, string | null] => Array.isArray(pair) && pair.length === 2 && pair.every((time) => time === null || typeof time === 'string');

/** A part that is added names its arena, which no field of the form does: one that is not there any more is said as such. */
const arenaGone = (error: unknown): never => {
  throw error instanceof ServiceError && error.violations.some(({ path, rule }) => path === 'arena_id' && rule === 'reference') ? new ServiceError({ status: 404, code: 'notFound' }) : error;
};
/** How often a change of the employees is made anew on what somebody else has saved meanwhile. */
const mostTries = 5;
const rateIn = (json: unknown): number => {
  const rate = (json as { readonly base_rate?: unknown } | null)?.base_rate;
  if (typeof rate !== 'number') throw unexpected('a base rate that is no number');
  return rate;
};
const hoursIn = (json: unknown): WorkingHours => {
  const pairs = (json as { readonly working_hours?: unknown } | null)?.working_hours;
  if (!Array.isArray(pairs) || pairs.length !== 7 || !pairs.every(isPair)) throw unexpected('working hours that are not seven pairs');
  return pairs;
};
const bonusesIn = (json: unknown): readonly BonusEntry[] => {
  const entries = (json as { readonly bonuses?: unknown } | null)?.bonuses;
  if (!Array.isArray(entries)) throw unexpected('bonuses that are no list');
  return entries as readonly BonusEntry[];
};
const idsIn = (json: unknown): readonly number[] => {
  if (!Array.isArray(json) || !json.every((id) => typeof id === 'number')) throw unexpected('employees that are no list of ids');
  return json;
};

/** A part of an arena, `/arenas/{id}/{name}`. */
const partOf = <T>(client: Client, name: string, { read, body }: { readonly read: (json: unknown) => T; readonly body: (value: T) => unknown }) =>
  wholePart(client, { at: (arena: number) => ({ service: 'arena-hub', path: `/arenas/${arena}/${name}` }), read, body });

/**
 * What the arena dialog reads and writes beside the record:
 *
 *     arenaWorkingHours  GET /arenas/{id}/working-hours          saveArenaWorkingHours  PUT {working_hours} with If-Match
 *     arenaBonuses       GET /arenas/{id}/rate-bonus             saveArenaBonuses       PUT {bonuses: [{day 1-7, hour, value}]} with If-Match
 *     arenaBaseRate      GET /arenas/{id}/base-rate              saveArenaBaseRate      PUT {base_rate} with If-Match
 *     arenaTerms         GET /arenas/{id}/terms-and-conditions   changeArenaEmployees   GET /arenas/{id}/employees, then PUT [ids] with If-Match
 *     arenaWarehouses    GET shop /shop/warehouses?arena_id={id}
 *     saveArenaPlace     POST /addresses {…, arena_id} or PATCH /addresses/{id} with If-Match; also geo-maps, contacts, equipment
 *     removeEquipment    DELETE /equipment/{id} with If-Match
 */
export const arenaPartCalls = (client: Client): ArenaParts => {
  const get = async (path: string, signal?: AbortSignal) => (await client.call({ service: 'arena-hub', path, ...(signal ? { signal } : {}) })).json as Readonly<Record<string, unknown>> | null;
  const rate = partOf(client, 'base-rate', { read: rateIn, body: (base_rate) => ({ base_rate }) });
  const hours = partOf(client, 'working-hours', { read: hoursIn, body: (working_hours) => ({ working_hours }) });
  const bonuses = partOf(client, 'rate-bonus', { read: bonusesIn, body: (entries) => ({ bonuses: entries }) });
  // A refusal shows them under their name, for it is an object.
  const staff = partOf(client, 'employees', { read: (json) => idsIn((json as { readonly employees?: unknown } | null)?.employees ?? json), body: (ids) => ids });
  const changeArenaEmployees: Calls['changeArenaEmployees'] = async (arena, { add, remove }) => {
    let seen = await staff.get(arena);
    for (let tries = 1; ; tries += 1) {
      const ids = [...new Set([...seen.value, ...add])].filter((id) => !remove.includes(id));
      try {
        return (await staff.save(arena, ids, seen)).value;
      } catch (error) {
        if (tries >= mostTries || !isStale(error)) throw error;
        seen = error.current as SeenPart<readonly number[]>;
      }
    }
  };
  return {
    arenaBaseRate: rate.get,
    saveArenaBaseRate: rate.save,
    arenaWorkingHours: hours.get,
    saveArenaWorkingHours: hours.save,
    arenaBonuses: bonuses.get,
    saveArenaBonuses: bonuses.save,
    changeArenaEmployees,
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
      const { json } = await client.call({ service: 'arena-hub', path: id === null ? `/${place}` : `/${place}/${id}`, method: id === null ? 'POST' : 'PATCH', ...(typeof version === 'number' && id !== null ? { version } : {}), body: id === null ? { ...body, arena_id: arena } : body }).catch(arenaGone);
      return readPart(json, unexpected);
    },
    removeEquipment: async (id, version) => {
      await client.call({ service: 'arena-hub', path: `/equipment/${id}`, method: 'DELETE', ...(typeof version === 'number' ? { version } : {}) });
    },
  };
};
