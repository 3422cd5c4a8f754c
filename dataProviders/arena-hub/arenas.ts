import { unexpectedFrom } from '#dataProviders/adapter/parts.ts';
import type { Arena, Calls, Client } from '#dataProviders/adapter/types.ts';

const unexpected = unexpectedFrom('arena-hub');

/**
 * The parts of an arena that have calls of their own:
 *
 *     arenaByName        GET /arenas/by-name/{name}
 *     arenaBaseRate      GET /arenas/{id}/base-rate
 *     saveArenaBaseRate  PUT /arenas/{id}/base-rate {base_rate}
 *     arenaEmployees     GET /arenas/{id}/employees
 */
export const arenaCalls = (client: Client): Pick<Calls, 'arenaByName' | 'arenaBaseRate' | 'saveArenaBaseRate' | 'arenaEmployees'> => {
  const get = async (path: string, signal?: AbortSignal) => (await client.call({ service: 'arena-hub', path, ...(signal ? { signal } : {}) })).json;
  return {
    arenaByName: async (name, signal) => {
      const arena = (await get(`/arenas/by-name/${encodeURIComponent(name)}`, signal)) as Partial<Arena> | null;
      if (typeof arena?.id !== 'number' || typeof arena.name !== 'string') throw unexpected('an arena without id or name');
      return arena as Arena;
    },
    arenaBaseRate: async (arena, signal) => {
      const rate = (await get(`/arenas/${arena}/base-rate`, signal)) as { readonly base_rate?: unknown } | null;
      if (typeof rate?.base_rate !== 'number') throw unexpected('a base rate that is no number');
      return rate.base_rate;
    },
    saveArenaBaseRate: async (arena, rate) => {
      await client.call({ service: 'arena-hub', path: `/arenas/${arena}/base-rate`, method: 'PUT', body: { base_rate: rate } });
    },
    arenaEmployees: async (arena, signal) => {
      const ids = await get(`/arenas/${arena}/employees`, signal);
      if (!Array.isArray(ids) || !ids.every((id) => typeof id === 'number')) throw unexpected('employees that are no list of ids');
      return ids;
    },
  };
};
