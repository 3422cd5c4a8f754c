import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface AuthServer {
  readonly origin: string;
  /** `METHOD path` of every request, in order. */
  readonly seen: string[];
  readonly tokensSent: (string | undefined)[];
  /** Regards every token given so far as run out. */
  expire: () => void;
  /** Answers of paths that depart from the usual ones. `lost`: the connection is cut. */
  readonly faults: Map<string, { readonly status: number; readonly body: unknown } | 'lost'>;
  /** What by-username answers. */
  person: Readonly<Record<string, unknown>>;
  settings: readonly { readonly key: string; readonly value: string }[];
  readonly count: (line: string) => number;
  readonly close: () => Promise<void>;
}

/** A service with rotating one-time refresh tokens, over real HTTP. Each pair is called access-N and refresh-N. */
export const startAuthServer = async (): Promise<AuthServer> => {
  let number = 0;
  let valid = true;
  const seen: string[] = [];
  const tokensSent: (string | undefined)[] = [];
  const faults: AuthServer['faults'] = new Map();
  const send = (response: ServerResponse, status: number, body: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
  const pair = (response: ServerResponse) => {
    number += 1;
    valid = true;
    send(response, 200, { access_token: `access-${number}`, refresh_token: `refresh-${number}`, expires_in: 300 });
  };
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      seen.push(`${request.method} ${path}`);
      tokensSent.push(request.headers.authorization);
      const fault = faults.get(path);
      if (fault === 'lost') return request.socket.destroy();
      if (fault) return send(response, fault.status, fault.body);
      const body = (text === '' ? {} : JSON.parse(text)) as { password?: string; refresh_token?: string };
      if (path === '/api/auth/login') return body.password === 'right' ? pair(response) : send(response, 401, { code: 'invalidCredentials', message: 'Invalid credentials' });
      if (path === '/api/auth/refresh-token') return body.refresh_token === `refresh-${number}` ? pair(response) : send(response, 401, { code: 'unauthenticated', message: 'no' });
      if (path === '/api/auth/logout') return send(response, 200, {});
      if (!valid || request.headers.authorization !== `Bearer access-${number}`) return send(response, 401, { code: 'unauthenticated', message: 'Sign in to go on.' });
      if (path.startsWith('/api/core/users/by-username/')) return send(response, 200, own.person);
      if (path.endsWith('/settings/dashboard')) return send(response, 200, own.settings);
      send(response, 200, { path, body });
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const own: AuthServer = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen, tokensSent, faults,
    expire: () => {
      valid = false;
    },
    person: {
      id: 5, username: 'marko', banned: false, active: true, roles: ['manager'], identity: { name: 'Marko M', pidn: '77' }, email: { address: 'm@arena.test' }, avatar: null, keycloak_id: 'k', password: 'x',
    },
    settings: [{ key: 'theme', value: 'Teal' }, { key: 'language', value: 'hr' }],
    count: (line) => seen.filter((one) => one === line).length,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return own;
};

/** Web Storage in memory. */
export const memoryStorage = (): Storage => {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  };
};
/** One lock for all the tabs that are given it. */
export const oneLock = (): (<T>(name: string, run: () => Promise<T>) => Promise<T>) => {
  let last: Promise<unknown> = Promise.resolve();
  return (_name, run) => {
    const mine = last.then(run, run);
    last = mine.catch(() => undefined);
    return mine;
  };
};
