import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { PoolConfig } from 'pg';

/** The product in a process of its own over somebody else's PostgreSQL, so that it can be killed like a till's server that lost its power. */
export interface Killable {
  readonly url: string;
  /** `kill -9`, and the same product again on the same port. */
  readonly killAndStart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** A port that nobody listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
const urlOf = ({ host = 'localhost', port = 5432, user, password, database }: PoolConfig): string => {
  const secret = typeof password === 'string' ? `:${encodeURIComponent(password)}` : '';
  return `postgres://${encodeURIComponent(user ?? '')}${secret}@socket/${database ?? ''}?host=${encodeURIComponent(host)}&port=${port}`;
};

/** Starts it from its sources, and waits until it answers. */
export async function startKillable(connection: PoolConfig): Promise<Killable> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const gone = async (signal: NodeJS.Signals): Promise<void> => {
    const running = child;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = new Promise<void>((resolve) => running.once('exit', () => resolve()));
    running.kill(signal);
    await ended;
  };
  const start = async (): Promise<void> => {
    let said = '';
    const running = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts', '--port', String(port), '--data', '.cache/killable', '--demo', 'small'], {
      stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, DATABASE_URL: urlOf(connection), ARENADESK_TEST_HOOKS: '1' },
    });
    child = running;
    for (const stream of [running.stdout, running.stderr]) {
      stream.on('data', (part: Buffer) => {
        said = `${said}${part.toString()}`.slice(-4_000);
      });
    }
    for (;;) {
      if (running.exitCode !== null) throw new Error(`the product ended: ${said}`);
      const answer = await fetch(`${url}/api/health`).catch(() => undefined);
      if (answer?.ok) return;
      await pause(50);
    }
  };
  await start();
  return {
    url,
    killAndStart: async () => {
      await gone('SIGKILL');
      await start();
    },
    stop: () => gone('SIGTERM'),
  };
}
