import type { users as declaration } from '#resources/users.ts';
import { unexpectedFrom } from '#dataProviders/adapter/parts.ts';
import { batch, departure, inBatches } from '#dataProviders/adapter/operations.ts';
import { pagings } from '#dataProviders/adapter/paging.ts';
import type { Calls, Client, QueryString, Row } from '#dataProviders/adapter/types.ts';

const rows = (value: unknown): Row[] => {
  if (Array.isArray(value) && value.every((row) => row !== null && typeof row === 'object' && 'id' in row)) return value as Row[];
  throw unexpectedFrom('core')('users with something that is no list of records with ids');
};

/** Users by their ids: `GET /users/by-id?ids=1,2`, a hundred a call. */
export const users = departure<typeof declaration>((_base, { client }) => ({
  many: (ids, signal) =>
    inBatches(ids, async (some) => rows((await client.call({ service: 'core', path: '/users/by-id', query: { ids: some }, ...(signal ? { signal } : {}) })).json) as never[]),
}));

/**
 * What core offers on users beside their operations:
 *
 *     employees       GET /users?username=a&name=a&email=a&employees=true&size=100&page=0&sort=username,ASC, page after page
 *     usersByCard     GET /users?card_id=012345&size=2
 *     userByUsername  GET /users/by-username/{username or e-mail}
 */
export const userCalls = (client: Client): Pick<Calls, 'employees' | 'usersByCard' | 'userByUsername'> => {
  const list = async (query: QueryString, signal?: AbortSignal) => (await client.call({ service: 'core', path: '/users', query, ...(signal ? { signal } : {}) })).json;
  return {
    employees: async (text = '', signal) => {
      const search = text.trim() === '' ? {} : { username: text.trim(), name: text.trim(), email: text.trim() };
      const found: Row[] = [];
      for (let page = 1; ; page++) {
        const answer = await list({ ...search, employees: true, ...pagings.P0.ask(page, batch), sort: 'username,ASC' }, signal);
        const some = rows(pagings.P0.rows(answer));
        found.push(...some);
        if (some.length === 0 || found.length >= Number(pagings.P0.total(answer))) return found;
      }
    },
    usersByCard: async (card, signal) => rows(pagings.P0.rows(await list({ card_id: card, size: 2 }, signal))),
    userByUsername: async (credential, signal) => {
      const { json } = await client.call({ service: 'core', path: `/users/by-username/${encodeURIComponent(credential)}`, ...(signal ? { signal } : {}) });
      const [user] = rows([json]);
      return user as Row;
    },
  };
};
