import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { gatewayPath } from '#resources/services.ts';
import { sweepOutcomes } from '#server/http/outcomes.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { ServiceModule } from '#server/plug.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { sampleRegistry } from '#tests/support/sample-resources.ts';

/** What a sale may do: write a line, then end well, be refused, break, or wait for the test. */
interface Sale { readonly name: string; readonly end?: 'refuse' | 'break' | 'taken' | 'wait' }

let app: TestApp;
let waiting: Promise<void> = Promise.resolve();
let runs = 0;

const till: ServiceModule = {
  routes: (fastify, services) => {
    fastify.post(gatewayPath('shop', '/sales'), (request) =>
      services.once(request, async ({ db }) => {
        runs += 1;
        const { name, end } = request.body as Sale;
        await sql`INSERT INTO places (name, created_at, updated_at) VALUES (${name}, now(), now())`.execute(db);
        if (end === 'wait') await waiting;
        if (end === 'taken') await sql`INSERT INTO places (name, created_at, updated_at) VALUES (${name}, now(), now())`.execute(db);
        if (end === 'refuse') throw new Refusal('invalid', { violations: [{ path: 'price', rule: 'between', from: 1, to: 2 }] });
        if (end === 'break') throw new Error('broken');
        return { sold: name };
      }),
    );
  },
};

beforeAll(async () => {
  app = await startTestApp({ registry: sampleRegistry, modules: [till] });
});
afterAll(() => app.stop());
beforeEach(() => {
  runs = 0;
});

let keys = 0;
const newKey = () => `key-${String((keys += 1)).padStart(8, '0')}`;
const sell = (key: string | null, sale: Sale, who = 'employee') => app.call(who, 'POST', '/api/shop/sales', sale, key === null ? {} : { 'idempotency-key': key });
const outcome = (key: string, who = 'employee') => app.call(who, 'GET', `/api/shop/outcomes/${key}`);
const lines = async (name: string) => (await sql`SELECT FROM places WHERE name = ${name}`.execute(app.database.db)).rows.length;

describe('outcomes by key', () => {
  it('runs a call once and answers its repetition the same', async () => {
    const key = newKey();
    const first = await sell(key, { name: 'once' });
    expect(first).toMatchObject({ status: 200, body: { sold: 'once' } });
    expect(await sell(key, { name: 'once' })).toMatchObject({ status: 200, body: { sold: 'once' } });
    expect(runs).toBe(1);
    expect(await lines('once')).toBe(1);
    expect((await outcome(key)).body).toEqual({ state: 'done', result: { sold: 'once' } });
  });

  it('a second call waits for the first that is still running, and so does the question', async () => {
    const key = newKey();
    let go = () => {};
    waiting = new Promise((resolve) => {
      go = resolve;
    });
    const calls = [sell(key, { name: 'slow', end: 'wait' }), sell(key, { name: 'slow', end: 'wait' })];
    await expect.poll(() => runs).toBe(1);
    const asked = outcome(key);
    go();
    for (const call of calls) expect(await call).toMatchObject({ status: 200, body: { sold: 'slow' } });
    expect((await asked).body).toEqual({ state: 'done', result: { sold: 'slow' } });
    expect(runs).toBe(1);
  });

  it('keeps a refusal, and nothing of what the refused call wrote', async () => {
    for (const [end, status, error] of [
      ['refuse', 422, { code: 'invalid', message: 'en: invalid', errors: { price: ['between:1,2'] } }],
      ['taken', 409, { code: 'taken', message: 'en: taken', errors: { name: ['unique'] } }],
    ] as const) {
      const key = newKey();
      expect(await sell(key, { name: `refused ${end}`, end })).toMatchObject({ status, body: error });
      expect(await sell(key, { name: `refused ${end}`, end })).toMatchObject({ status, body: error });
      expect((await outcome(key)).body).toEqual({ state: 'refused', error });
      expect(await lines(`refused ${end}`)).toBe(0);
    }
    expect(runs).toBe(2);
  });

  it('a fault of the server bars nothing', async () => {
    const key = newKey();
    expect((await sell(key, { name: 'broken', end: 'break' })).status).toBe(500);
    expect(await lines('broken')).toBe(0);
    expect((await sell(key, { name: 'broken', end: 'break' })).status).toBe(500);
    expect(runs).toBe(2);
  });

  it('the same key with another body is refused; the key of one caller says nothing about another', async () => {
    const key = newKey();
    await sell(key, { name: 'mine' });
    expect(await sell(key, { name: 'other' })).toMatchObject({ status: 422, body: { code: 'keyReused' } });
    expect(await sell(key, { name: 'theirs' }, 'manager')).toMatchObject({ status: 200, body: { sold: 'theirs' } });
    expect((await outcome(key)).body).toEqual({ state: 'done', result: { sold: 'mine' } });
  });

  it('asking about a key that was never seen bars it: a late request cannot sell', async () => {
    const key = newKey();
    expect((await outcome(key)).body).toEqual({ state: 'unseen' });
    expect(await sell(key, { name: 'late' })).toMatchObject({ status: 422, body: { code: 'keyReused' } });
    expect(await lines('late')).toBe(0);
    expect((await outcome(key)).body).toEqual({ state: 'unseen' });
  });

  it('without a key it runs as often as it is called; a key that is none is refused by the name of its header', async () => {
    await sell(null, { name: 'twice 1' });
    await sell(null, { name: 'twice 2' });
    expect(runs).toBe(2);
    for (const none of ['x', 'sixteen letters ', 'k'.repeat(201)]) expect(await sell(none, { name: 'no key' })).toMatchObject({ status: 400, body: { code: 'keyMalformed', message: 'en: keyMalformed' } });
    expect(await outcome('x')).toMatchObject({ status: 400, body: { code: 'keyMalformed' } });
    expect((await app.call(null, 'GET', `/api/shop/outcomes/${newKey()}`)).status).toBe(401);
  });

  it('nobody fills the table with keys that they only ask about', async () => {
    const held = async () => (await sql<{ n: number }>`SELECT count(*)::integer AS n FROM outcomes WHERE caller_id IN (2, 4)`.execute(app.database.db)).rows[0]?.n ?? 0;
    const [before, sold, asked] = [await held(), newKey(), newKey()];
    expect((await outcome(newKey(), 'player')).status).toBe(403);
    expect(await held()).toBe(before);
    await sell(sold, { name: 'sold before' }, 'manager');
    expect((await outcome(asked, 'manager')).body).toEqual({ state: 'unseen' });
    for (let i = 1; i < 60; i += 1) expect((await outcome(newKey(), 'manager')).status).toBe(200);
    expect(await outcome(newKey(), 'manager')).toMatchObject({ status: 429, body: { code: 'tooManyAttempts' } });
    expect(await held()).toBe(before + 61);
    // What is known is told without end.
    expect((await outcome(sold, 'manager')).body).toEqual({ state: 'done', result: { sold: 'sold before' } });
    expect((await outcome(asked, 'manager')).body).toEqual({ state: 'unseen' });
  });
});

it('outcomes are forgotten after thirty days, bars against late calls after one, again and again while the server runs, and not before', async () => {
  const { db } = app.database;
  const put = (key: string, hours: number, state = 'done') => sql`INSERT INTO outcomes (caller_id, key, fingerprint, state, created_at) VALUES (1, ${key}, '', ${state}, now() - make_interval(hours => ${hours}))`.execute(db);
  const left = async () => (await sql<{ key: string }>`SELECT key FROM outcomes WHERE key LIKE 'swept-%' ORDER BY key`.execute(db)).rows.map(({ key }) => key);
  await put('swept-young', 29 * 24);
  await put('swept-barred-young', 23, 'barred');
  await put('swept-first', 31 * 24);
  const stop = sweepOutcomes(db, 20);
  await vi.waitFor(async () => expect(await left()).toEqual(['swept-barred-young', 'swept-young']));
  await put('swept-later', 31 * 24);
  await put('swept-barred', 25, 'barred');
  await vi.waitFor(async () => expect(await left()).toEqual(['swept-barred-young', 'swept-young']));
  await stop();
  await put('swept-last', 31 * 24);
  expect(await left()).toEqual(['swept-barred-young', 'swept-last', 'swept-young']);
});
