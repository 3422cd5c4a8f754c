import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { sql, type Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { registry } from '#resources/index.ts';
import { readConfig } from '#server/config.ts';
import { connect, type Database } from '#server/db/database.ts';
import { createApp } from '#server/http/app.ts';
import { createClock, type Clock } from '#server/http/clock.ts';
import { authenticate, modules } from '#server/services/index.ts';
import { mostAttempts, waitAfter } from '#server/services/notifications/queue.ts';
import { startPushService, type PushService } from '#tests/support/push-service.ts';
import { startServices, type TestServices } from '#tests/support/services.ts';

interface Standing { readonly state: string; readonly sent: boolean; readonly failure: string | null; readonly failure_status: number | null }
interface Server { readonly app: FastifyInstance; readonly clock: Clock; readonly db: Kysely<Database> }
let base: TestServices;
let push: PushService;
const servers: Server[] = [];
const children: ChildProcess[] = [];
const start = new Date('2027-03-01T10:00:00Z');

beforeAll(async () => {
  push = await startPushService();
  base = await startServices('none');
});
afterEach(async () => {
  push.answer(200);
  push.release();
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const { app, db } of servers.splice(0)) {
    await app.close();
    await db.destroy();
  }
  await sql`DELETE FROM mobile_notifications`.execute(base.database.db);
});
afterAll(async () => {
  await base.stop();
  await push.stop();
});

/** Another server on the same database, with a pool and a clock of its own. */
const serve = async (now = start): Promise<Server> => {
  const clock = createClock();
  clock.set(now);
  const db = connect(base.database.connection);
  const app = await createApp({ config: readConfig([], { PUSH_URL: push.url }), db, registry, modules, authenticate, say: (code) => code, version: '0.0.0', log: () => undefined, clock });
  await app.listen({ port: 0, host: '127.0.0.1' });
  servers.push({ app, clock, db });
  return { app, clock, db };
};
/** A notification with its task, as the service writes them. */
const plan = async (title: string, due: Date): Promise<number> => {
  const at = due.toISOString();
  const { rows } = await sql<{ id: number }>`INSERT INTO mobile_notifications (title, text, scheduled_at, sent, created_at, updated_at) VALUES (${title}, 'Text', ${at}, false, ${at}, ${at}) RETURNING id`.execute(base.database.db);
  const id = rows[0]?.id ?? 0;
  await sql`INSERT INTO push_tasks (notification_id, due_at) VALUES (${id}, ${at})`.execute(base.database.db);
  await sql`SELECT pg_notify('push_tasks', '')`.execute(base.database.db);
  return id;
};
const standing = async (id: number) => (await sql<Standing>`SELECT state, sent, failure, failure_status FROM mobile_notifications WHERE id = ${id}`.execute(base.database.db)).rows[0];
const task = async (id: number) => (await sql<{ due_at: string; attempts: number; claim: string | null }>`SELECT due_at, attempts, claim FROM push_tasks WHERE notification_id = ${id}`.execute(base.database.db)).rows[0];
const got = (title: string) => push.arrived.filter((one) => one.push.title === title);
const settled = (id: number, state: string) => vi.waitFor(async () => expect(await standing(id)).toMatchObject({ state }), { timeout: 15_000 });
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);

it('one written by another process goes out when it is due, and not before; the address may carry a name and a password', async () => {
  const { clock } = await serve();
  const id = await plan('Later', after(3600));
  await vi.waitFor(async () => expect(await task(id)).toMatchObject({ attempts: 0 }));
  clock.set(after(3599));
  expect(got('Later')).toEqual([]);
  clock.set(after(3600));
  await settled(id, 'sent');
  expect(got('Later')).toMatchObject([{ key: expect.stringMatching(/^[0-9a-f-]{36}$/), authorization: `Basic ${Buffer.from('sender:se:cret').toString('base64')}` }]);
  expect(await task(id)).toBeUndefined();
});

it('two servers on one database send each once between them', async () => {
  const both = [await serve(), await serve()];
  const ids: number[] = [];
  for (let i = 0; i < 40; i += 1) ids.push(await plan(`Shared ${i}`, after(60)));
  for (const { clock } of both) clock.set(after(60));
  for (const id of ids) await settled(id, 'sent');
  for (let i = 0; i < 40; i += 1) expect(got(`Shared ${i}`)).toHaveLength(1);
  expect((await sql`SELECT FROM push_tasks`.execute(base.database.db)).rows).toEqual([]);
});

it('what is refused or cannot be reached is tried again after growing waits, says why meanwhile, and arrives when it can', async () => {
  expect([1, 2, 3, 4, 12].map(waitAfter)).toEqual([10, 30, 90, 270, 3600]);
  const { clock } = await serve();
  push.answer(503);
  const id = await plan('Again', start);
  await vi.waitFor(async () => expect(await task(id)).toMatchObject({ attempts: 1, claim: null }));
  expect(await standing(id)).toEqual({ state: 'sending', sent: true, failure: 'refused', failure_status: 503 });
  expect(Date.parse((await task(id))?.due_at ?? '')).toBeGreaterThanOrEqual(after(10).getTime());
  clock.set(after(20));
  await vi.waitFor(async () => expect(await task(id)).toMatchObject({ attempts: 2, claim: null }));
  expect(Date.parse((await task(id))?.due_at ?? '')).toBeGreaterThanOrEqual(after(50).getTime());
  push.answer(200);
  clock.set(after(100));
  await settled(id, 'sent');
  expect(await standing(id)).toEqual({ state: 'sent', sent: true, failure: null, failure_status: null });
  expect(new Set(got('Again').map(({ key }) => key)).size).toBe(1);
});

it('it is given up when the message itself is refused, or after the last try', async () => {
  const { clock } = await serve();
  push.answer(422);
  const bad = await plan('Bad', start);
  await settled(bad, 'failed');
  expect(await standing(bad)).toEqual({ state: 'failed', sent: true, failure: 'refused', failure_status: 422 });
  expect(got('Bad')).toHaveLength(1);
  push.answer(500);
  const last = await plan('Last', after(30));
  await sql`UPDATE push_tasks SET attempts = ${mostAttempts - 1} WHERE notification_id = ${last}`.execute(base.database.db);
  clock.set(after(30));
  await settled(last, 'failed');
  expect(await task(last)).toBeUndefined();
});

it('a server that is stopped while it waits for an answer gives the task back; the next one sends it under the same key', async () => {
  const first = await serve();
  push.answer('held');
  const id = await plan('Handed on', start);
  await vi.waitFor(() => expect(got('Handed on')).toHaveLength(1));
  await first.app.close();
  expect(await task(id)).toMatchObject({ attempts: 0, claim: null });
  push.answer(200);
  await serve();
  await settled(id, 'sent');
  expect(new Set(got('Handed on').map(({ key }) => key)).size).toBe(1);
});

it('a server that is killed between taking a task and its end leaves it to the next: sent again under the same key once its lease is over', async () => {
  const { host, port, user, database } = base.database.connection;
  push.answer('held');
  const due = new Date();
  const id = await plan('Killed', due);
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts', '--port', '0', '--data', '.cache/killed'], {
    env: { ...process.env, DATABASE_URL: `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(String(host))}`, PUSH_URL: push.url }, stdio: 'ignore',
  });
  children.push(child);
  await vi.waitFor(() => expect(got('Killed')).toHaveLength(1), { timeout: 60_000 });
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  expect(await standing(id)).toMatchObject({ state: 'sending', sent: true });
  expect(await task(id)).toMatchObject({ attempts: 1, claim: expect.any(String) });
  push.answer(200);
  // Another server lets the lease of the dead one run out.
  const { clock } = await serve(due);
  await vi.waitFor(async () => expect(await task(id)).toMatchObject({ attempts: 1 }));
  expect(got('Killed')).toHaveLength(1);
  clock.set(new Date(due.getTime() + 10 * 60_000));
  await settled(id, 'sent');
  expect(got('Killed').map(({ key }) => key)).toEqual([got('Killed')[0]?.key, got('Killed')[0]?.key]);
}, 90_000);
