import { sampleCertificate, samplePicture } from '#tests/support/draft.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { filledBy } from '#tests/support/services.ts';
import { readConfig } from '#server/config.ts';
import { serve } from '#server/index.ts';

export interface Answer<T = unknown> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}
/** One person at the API. */
export interface Client {
  readonly token: string | null;
  readonly call: <T = Record<string, unknown>>(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>) => Promise<Answer<T>>;
}
export interface Product {
  readonly url: string;
  readonly database: TestDatabase;
  /** Signs a demo account in; the token is kept for the next time. */
  readonly as: (username: string, password?: string) => Promise<Client>;
  readonly anonymous: Client;
  readonly stop: () => Promise<void>;
}

const clientOf = (url: string, token: string | null): Client => ({
  token,
  call: async <T>(method: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) => {
    const form = body instanceof FormData;
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { ...(body !== undefined && !form ? { 'content-type': 'application/json' } : {}), ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: (text === '' ? null : answer.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : text) as T };
  },
});

/** The services over a fresh database with the small demo chain, as `npm start` serves them, on a port of the system's choice. */
export const startProduct = async (options: readonly string[] = [], screens = 'dist/screens'): Promise<Product> => {
  const config = readConfig(['--port', '0', '--data', '.cache/contract', ...options], { ARENADESK_TEST_HOOKS: '1', ADMIN_PASSWORD: 'first-admin' });
  // The keys of its data folder have sealed what it holds, so that it is not the template of the services without a port.
  const database = await createTestDatabase(options.length === 0 ? { name: 'product', fill: filledBy(config, () => new Date()) } : undefined);
  const served = await serve({ config, connection: database.connection, log: () => undefined, screens });
  await database.db.insertInto('files').values([samplePicture, sampleCertificate].map((link) => ({ hash: link.slice(11, 75), extension: link.slice(76), folder: 'arenas', bytes: Buffer.from('sample'), created_by: 1 }))).execute();
  const url = served.url.replace(/\/$/, '');
  const anonymous = clientOf(url, null);
  const known = new Map<string, Promise<Client>>();
  const signIn = async (username: string, password: string): Promise<Client> => {
    const { status, body } = await anonymous.call<{ access_token?: string }>('POST', '/api/auth/login', { username, password });
    if (!body?.access_token) throw new Error(`${username} could not sign in: ${status} ${JSON.stringify(body)}`);
    return clientOf(url, body.access_token);
  };
  return {
    url,
    database,
    anonymous,
    as: (username, password = 'arena-demo') => {
      const client = known.get(username) ?? signIn(username, password);
      known.set(username, client);
      return client;
    },
    stop: async () => {
      await served.stop();
      await database.drop();
    },
  };
};
