import type { subscriptions as declaration } from '#resources/subscriptions.ts';
import { departure, inBatches } from '#dataProviders/adapter/operations.ts';
import { unexpectedFrom } from '#dataProviders/adapter/parts.ts';

interface Named {
  readonly id: number;
  readonly username: string;
}

/**
 * Subscriptions name their users by id; who they are is asked of core, each once and a hundred a call:
 *
 *     list  GET /subscriptions/subscriptions?active=true&size=100&page=0, then GET /users/by-id?ids=1,2
 */
export const subscriptions = departure<typeof declaration>((base, { client }) => ({
  list: async (query, signal) => {
    const { data, total } = await base.list(query, signal);
    const ids = [...new Set(data.flatMap(({ user_id }) => user_id ?? []))];
    const users = await inBatches(ids, async (some) => {
      const { json } = await client.call({ service: 'core', path: '/users/by-id', query: { ids: some.map(Number) }, ...(signal ? { signal } : {}) });
      if (!Array.isArray(json)) throw unexpectedFrom('core')('users that are no list');
      return json as readonly Named[];
    });
    const names = new Map(users.map(({ id, username }) => [id, username]));
    return { data: data.map((row) => ({ ...row, username: names.get(row.user_id ?? 0) ?? row.username })), total };
  },
}));
