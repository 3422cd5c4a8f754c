import { spawn } from 'node:child_process';
import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '#tests/support/killable.ts';

/** One data folder through starts and stops as an operator brings them about: the product's own process with its embedded database. */
let folder = '';
const running = new Set<Started>();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arenadesk-test-'));
});
afterAll(async () => {
  for (const one of running) await one.end('SIGTERM');
  await rm(await realpath(join(folder, 'postgres')).catch(() => folder), { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
});

interface Started {
  readonly url: string;
  readonly said: () => string;
  /** Waits until the console says it, or until the process is over. */
  readonly says: (what: RegExp) => Promise<void>;
  /** Sends a signal, if there is still somebody to take it; the code it ended with, null where the signal itself ended it, and how long that took. */
  readonly end: (signal?: NodeJS.Signals) => Promise<{ readonly code: number | null; readonly took: number }>;
}
const start = async (demo: 'none' | 'small' = 'none'): Promise<Started> => {
  const port = await freePort();
  const { DATABASE_URL: _not, ...env } = process.env;
  let said = '';
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts', '--port', String(port), '--data', folder, '--demo', demo], { stdio: ['ignore', 'pipe', 'pipe'], env: { ...env, ADMIN_PASSWORD: 'first-admin' } });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  const over = () => child.exitCode !== null || child.signalCode !== null;
  const one: Started = {
    url: `http://127.0.0.1:${port}`,
    said: () => said,
    says: async (what) => {
      while (!what.test(said) && !over()) await pause(20);
      expect(said).toMatch(what);
    },
    end: async (signal) => {
      const began = Date.now();
      if (signal && !over()) child.kill(signal);
      await ended;
      running.delete(one);
      return { code: child.exitCode, took: Date.now() - began };
    },
  };
  running.add(one);
  return one;
};
const signIn = async (url: string): Promise<string> => {
  const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ username: 'admin', password: 'first-admin' }) });
  return ((await answer.json()) as { access_token: string }).access_token;
};
const call = (url: string, token: string, method: string, path: string, body?: object) =>
  fetch(`${url}/api${path}`, { method, headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) }, ...(body ? { body: JSON.stringify(body) } : {}) });
const rolesAt = async (url: string, token: string): Promise<readonly string[]> =>
  ((await (await call(url, token, 'GET', '/core/roles?size=1000')).json()) as { content: { name: string }[] }).content.map(({ name }) => name);

const signals = ['SIGINT', 'SIGTERM'] as const;
const moments: readonly (readonly [NodeJS.Signals, RegExp | number])[] = [
  ['SIGINT', /Creating the database/], ['SIGTERM', /Filling the database/],
  ...(process.env.ARENADESK_LONG === '1' ? signals.flatMap((signal) => [100, 500, 1_000, 2_000].map((after) => [signal, after] as const)) : []),
];
it.each(moments)('OP-097 %s at %s of a start ends it in order, within ten seconds', async (signal, moment) => {
  const one = await start('small');
  await (moment instanceof RegExp ? one.says(moment) : pause(moment));
  const { took } = await one.end(signal);
  expect(took).toBeLessThan(10_000);
  expect(one.said()).not.toMatch(/Error|at .*\.ts:\d/);
}, 60_000);

it('OP-096 OP-097 the next start works; a second server on the folder is refused at once; one stopped under load answers or fails cleanly and loses nothing it has confirmed', async () => {
  const first = await start();
  await first.says(/Arenadesk is ready/);
  const token = await signIn(first.url);
  expect((await call(first.url, token, 'POST', '/core/roles', { name: 'kept', is_default: false })).status).toBe(201);

  const second = await start();
  const refused = await second.end();
  expect(refused.code).toBe(1);
  expect(second.said().trim()).toMatch(/^The data folder .+ is in use by another Arenadesk server \(process \d+\): stop it or choose a folder with --data\.$/);
  expect(await rolesAt(first.url, token)).toContain('kept');

  // Somebody who sends half a body and no more holds nobody up.
  const stalled = createConnection(Number(new URL(first.url).port), '127.0.0.1');
  stalled.on('error', () => undefined);
  stalled.write(`POST /api/core/roles HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"name":`);
  const [made, odd]: [string[], unknown[]] = [[], []];
  let stopping = false;
  const press = async (who: number): Promise<void> => {
    for (let i = 0; ; i += 1) {
      const name = `load-${who}-${i}`;
      const status = await call(first.url, token, 'POST', '/core/roles', { name, is_default: false }).then((answer) => answer.status, () => 0);
      if (status === 201) made.push(name);
      else if (!stopping || (status !== 0 && status !== 503)) odd.push([status, stopping]);
      if (status !== 201) return;
    }
  };
  const load = Promise.all(Array.from({ length: 8 }, (_, who) => press(who)));
  while (made.length < 40 && odd.length === 0) await pause(10);
  stopping = true;
  const ended = await first.end('SIGTERM');
  await load;
  stalled.destroy();
  expect(odd).toEqual([]);
  expect(ended.code, first.said().slice(-2_000)).toBe(0);
  expect(ended.took).toBeLessThan(10_000);

  const next = await start();
  await next.says(/Arenadesk is ready/);
  expect(next.said()).not.toMatch(/recovering|left behind/);
  const known = await rolesAt(next.url, await signIn(next.url));
  expect(['kept', ...made].filter((name) => !known.includes(name))).toEqual([]);
  expect((await next.end('SIGTERM')).code).toBe(0);
  expect(await readFile(join(folder, 'server.lock'), 'utf8').catch(() => 'gone')).toBe('gone');
}, 120_000);
