import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeDataProvider } from '#dataProviders/index.ts';
import type { ServiceConfig, ServiceProvider } from '#dataProviders/types.ts';
import type { Registry } from '#resources/schema/registry.ts';
import type { GatewayName } from '#resources/services.ts';

export interface Seen {
  readonly method: string;
  /** Path and query, percent signs decoded. */
  readonly url: string;
  readonly body: unknown;
  readonly headers: IncomingHttpHeaders;
}
export interface Reply {
  readonly status?: number;
  readonly json?: unknown;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
export interface Recorder {
  readonly seen: Seen[];
  readonly origin: string;
  /** Answers to come, one a request; then the last one again. */
  answer: (...replies: readonly Reply[]) => void;
  readonly close: () => Promise<void>;
}

/** A server that writes down what it is asked and answers what it is told to. */
export const startRecorder = async (): Promise<Recorder> => {
  const seen: Seen[] = [];
  let replies: readonly Reply[] = [{ json: null }];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString();
      seen.push({ method: request.method ?? '', url: decodeURIComponent(request.url ?? ''), body: text === '' ? undefined : (JSON.parse(text) as unknown), headers: request.headers });
      const [reply = {}, ...rest] = replies;
      if (rest.length > 0) replies = rest;
      response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers });
      response.end(reply.text ?? (reply.json === undefined ? '' : JSON.stringify(reply.json)));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    seen,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer: (...next) => {
      replies = next;
    },
    close: () => new Promise((done) => server.close(() => done())),
  };
};

export const people = {
  admin: { id: 1, username: 'admin', roles: ['admin'], arenas: [], name: 'Ada Admin', email: 'ada@arena.test', pidn: '123' },
  manager: { id: 2, username: 'manager', roles: ['manager'], arenas: [4, 5], name: 'Mara Manager', email: null, pidn: null },
  employee: { id: 3, username: 'employee', roles: ['employee'], arenas: [4], name: 'Emil', email: null, pidn: null },
} as const;
export interface Where {
  readonly registry: Registry;
  readonly as?: keyof typeof people;
  readonly arena?: number | null;
  readonly services?: Readonly<Partial<Record<GatewayName, ServiceConfig>>>;
}
/** The product's own provider, speaking to the recorder. */
export const providerAt = ({ origin }: Pick<Recorder, 'origin'>, { registry, as = 'admin', arena = null, services = {} }: Where): ServiceProvider =>
  makeDataProvider({
    session: { fetch: (url, init) => fetch(url.startsWith('/') ? `${origin}${url}` : url, { ...init, headers: { ...(init?.headers as Record<string, string>), Authorization: 'Bearer t' } }) },
    config: { services }, standpoint: { arena, caller: people[as] }, registry, language: () => 'hr',
  });
