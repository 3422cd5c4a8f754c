import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import type { Services } from '#server/plug.ts';
import type { Push } from '#server/services/notifications/queue.ts';

const mostBytes = 256 * 1024;
const keyShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What arrived under a key, and how often it was sent. */
export interface Received {
  readonly key: string;
  readonly times: number;
  readonly received_at: string;
  readonly push: Push;
}
export interface Receiver {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const read = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    bytes += (part as Buffer).length;
    if (bytes > mostBytes) throw new RangeError('receiver.bytes');
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts).toString('utf8');
};

/** Stands in for a push service: takes notifications on this machine alone, each key once, into a table. */
export async function startReceiver({ db, now }: Pick<Services, 'db' | 'now'>): Promise<Receiver> {
  const take = async (request: IncomingMessage): Promise<number> => {
    const key = request.headers['idempotency-key'];
    if (request.method !== 'POST' || request.url !== '/push') return 404;
    if (typeof key !== 'string' || !keyShape.test(key)) return 400;
    const text = await read(request).catch(() => null);
    if (text === null) return 413;
    try {
      JSON.parse(text);
    } catch {
      return 400;
    }
    await sql`INSERT INTO received_pushes AS r (key, push, received_at) VALUES (${key}, ${text}::jsonb, ${now().toISOString()}) ON CONFLICT (key) DO UPDATE SET times = r.times + 1`.execute(db);
    return 204;
  };
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    take(request).then((status) => response.writeHead(status).end(), () => response.writeHead(503).end());
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/push`,
    stop: () => new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    }),
  };
}

/** The newest of what arrived, for whoever looks whether it did. */
export async function received({ db }: Pick<Services, 'db'>): Promise<readonly Received[]> {
  const { rows } = await sql<Received>`SELECT key, times, received_at, push FROM received_pushes ORDER BY received_at DESC, key LIMIT 100`.execute(db);
  return rows;
}
