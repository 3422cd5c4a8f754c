import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Arrived {
  readonly key: string;
  readonly authorization: string | undefined;
  readonly push: { readonly id: number; readonly title: string; readonly topics: readonly { readonly name: string }[]; readonly platforms: readonly { readonly name: string }[] };
}
/** A push service of a test's own: keeps what arrives and answers as it is told, or holds the answers back. */
export interface PushService {
  readonly url: string;
  readonly arrived: readonly Arrived[];
  /** Status of the answers from now on; `held` gives none until it is released. */
  readonly answer: (status: number | 'held') => void;
  readonly release: () => void;
  readonly stop: () => Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const arrived: Arrived[] = [];
  let status: number | 'held' = 200;
  let waiting: ServerResponse[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part)).on('end', () => {
      arrived.push({ key: String(request.headers['idempotency-key']), authorization: request.headers.authorization, push: JSON.parse(Buffer.concat(parts).toString()) as Arrived['push'] });
      if (status === 'held') waiting.push(response);
      else response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://sender:se%3Acret@127.0.0.1:${(server.address() as AddressInfo).port}/push`,
    arrived,
    answer: (next) => {
      status = next;
    },
    release: () => {
      for (const response of waiting) response.writeHead(200).end();
      waiting = [];
    },
    stop: () => new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    }),
  };
}
