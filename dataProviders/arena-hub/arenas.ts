import { unexpectedFrom } from '#dataProviders/adapter/parts.ts';
import type { Arena, Calls, Client } from '#dataProviders/adapter/types.ts';

const unexpected = unexpectedFrom('arena-hub');

/**
 * The parts of an arena that have calls of their own:
 *
 *     arenaByName     GET /arenas/by-name/{name}
 *     arenaEmployees  GET /arenas/{id}/employees
 */
export const arenaCalls = (client: Client): Pick<Calls, 'arenaByName' | 'arenaEmployees'> => {
  const get = async (path: string, signal?: AbortSignal) => (await client.call({ service: 'arena-hub', path, ...(signal ? { signal } : {}) })).json;
  return {
    arenaByName: async (name, signal) => {
      const arena = (await get(`/arenas/by-name/${encodeURIComponent(name)}`, signal)) as Partial<Arena> | null;
      if (typeof arena?.id !== 'number' || typeof arena.name !== 'string') throw unexpected('an arena without id or name');
      return arena as Arena;
    },
    arenaEmployees: async (arena, signal) => {
      const ids = await get(`/arenas/${arena}/employees`, signal);
      if (!Array.isArray(ids) || !ids.every((id) => typeof id === 'number')) throw unexpected('employees that are no list of ids');
      return ids;
    },
  };
};
