import simpleRest from 'ra-data-simple-rest';
import type { DataProvider } from 'ra-core';
import type { Call, Client, Method } from './types.ts';

/**
 * One, create, update and delete by path are react-admin's simple REST provider, speaking through our client: it makes path, verb and body, the client
 * makes the address, the token, `If-Match` and the errors. Its lists are not used: no service of ours speaks that dialect.
 */
export const restOf = (client: Client, call: Pick<Call, 'service' | 'version' | 'key' | 'signal' | 'query'>, update: Method = 'PUT'): Pick<DataProvider, 'getOne' | 'create' | 'update' | 'delete'> =>
  simpleRest('', async (path: string, options: RequestInit = {}) => {
    const method = (options.method ?? 'GET') as Method;
    const { status, headers, json, text } = await client.call({ ...call, path, method: method === 'PUT' ? update : method, ...(options.body ? { body: options.body } : {}) });
    return { status, headers, body: text, json };
  });
