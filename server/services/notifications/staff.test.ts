import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServices, type TestServices } from '#tests/support/services.ts';

interface Told extends Record<string, unknown> {
  readonly id: number;
  readonly type: string;
}
interface Device extends Record<string, unknown> {
  readonly id: number;
  readonly arena_id: number;
  readonly peerId: string;
  readonly hostname: string;
  readonly publicKey: string;
}
let services: TestServices;
let [admin, manager, employee] = ['', '', ''];
let device: Device;
beforeAll(async () => {
  services = await startServices();
  [admin, manager, employee] = [await services.as('admin'), await services.as('manager'), await services.as('employee')];
  device = (await sql<Device>`SELECT id, arena_id, "peerId", hostname, "publicKey" FROM devices WHERE arena_id = 1 ORDER BY id LIMIT 1`.execute(services.database.db)).rows[0] as Device;
});
afterAll(() => services.stop());
beforeEach(() => sql`TRUNCATE staff_notifications, tries CASCADE`.execute(services.database.db));

const listed = async (token: string, arena: number | '' = 1) => (await services.call<Told[]>(token, 'GET', `/notifications/staff${arena === '' ? '' : `?arena_id=${arena}`}`)).body;
const tell = (token: string | null, body: object) => services.call<Told & { errors: object }>(token, 'POST', '/notifications/staff', body);
const order = (arena = 1) => tell(admin, { type: 'new_order', arena_id: arena, user: 20 });
const fingerprint = (key: string) => createHash('sha256').update(key.trim()).digest('hex');
const byDevice = async (body: object, headers: Record<string, string> = { 'x-device': device.peerId, 'x-device-key': fingerprint(device.publicKey) }) => {
  const answer = await services.app.inject({ method: 'POST', url: '/api/notifications/staff', headers, payload: body });
  return { status: answer.statusCode, body: answer.json<Told>() };
};

describe('what staff are told', () => {
  it('SHELL-23 API-167 an admin tells of an order, a device calls; whoever works there reads both, newest first', async () => {
    expect(await order()).toMatchObject({ status: 201, body: { type: 'new_order', arena_id: 1, user: { id: 20, username: expect.any(String) }, device: null, text: expect.any(String) } });
    expect(await byDevice({ type: 'call_for_assistance' })).toMatchObject({ status: 201, body: { type: 'call_for_assistance', arena_id: 1, user: null, device: { id: device.id, hostname: device.hostname }, text: device.hostname } });
    for (const token of [admin, manager, employee]) expect((await listed(token)).map(({ type }) => type)).toEqual(['call_for_assistance', 'new_order']);
    expect(await listed(employee, 2)).toEqual([]);
    expect((await services.call(employee, 'GET', '/notifications/staff?arena_id=5')).status).toBe(403);
    expect((await services.call(employee, 'GET', '/notifications/staff?arena_id=x')).status).toBe(422);
    expect((await services.call(await services.as('player'), 'GET', '/notifications/staff?arena_id=1')).status).toBe(403);
  });

  it('API-167 without an arena it is what happened in one’s own', async () => {
    await order(2);
    await order(5);
    expect(await listed(employee, '')).toHaveLength(1);
    expect(await listed(admin, '')).toHaveLength(2);
    expect(await listed(admin, -1)).toEqual([]);
  });

  it('SHELL-38 API-167 clearing is for oneself alone, and of what was seen alone', async () => {
    const seen = (await order()).body.id;
    await order();
    await order(2);
    const clear = (token: string, body: object) => services.call<Told[]>(token, 'POST', '/notifications/staff/clear', body);
    expect((await clear(employee, { arena_id: 1, ids: [seen] })).body).toHaveLength(1);
    expect(await clear(employee, { arena_id: 1, ids: [] })).toMatchObject({ status: 200, body: [expect.anything()] });
    expect((await clear(employee, { arena_id: 1 })).body).toEqual([]);
    expect((await clear(employee, { arena_id: 1 })).status).toBe(200);
    expect(await listed(employee)).toEqual([]);
    expect(await listed(employee, 2)).toHaveLength(1);
    expect(await listed(manager)).toHaveLength(2);
    await order();
    expect(await listed(employee)).toHaveLength(1);
    expect((await clear(employee, { arena_id: 5 })).status).toBe(403);
    expect((await clear(employee, {})).status).toBe(422);
    expect((await clear(employee, { arena_id: 1, ids: ['x'] })).status).toBe(422);
  });

  it('API-167 nobody else tells; a device speaks for itself alone, and not without end', async () => {
    for (const token of [manager, employee]) expect((await tell(token, { nonsense: 1 })).status).toBe(403);
    expect((await tell(null, { type: 'new_order', arena_id: 1, user: 20 })).status).toBe(401);
    expect((await byDevice({ type: 'call_for_assistance' }, { 'x-device': device.peerId, 'x-device-key': fingerprint('another key') })).status).toBe(401);
    expect((await byDevice({ type: 'call_for_assistance' }, { 'x-device': 'nobody', 'x-device-key': fingerprint('') })).status).toBe(401);
    expect((await byDevice({ type: 'new_order' })).status).toBe(403);
    expect((await byDevice({ type: 'call_for_assistance', arena_id: 2 })).status).toBe(403);
    expect((await byDevice({ type: 'call_for_assistance', device: device.id + 1 })).status).toBe(403);
    expect(await listed(admin, '')).toEqual([]);
    let last = 0;
    for (let i = 0; i < 12; i += 1) last = (await byDevice({ type: 'call_for_assistance' })).status;
    expect(last).toBe(429);
  });

  it('nobody uses up the calls of a device that is not theirs', async () => {
    const wrong = async () => (await byDevice({ type: 'call_for_assistance' }, { 'x-device': device.peerId, 'x-device-key': fingerprint('another key') })).status;
    const answers: number[] = [];
    for (let i = 0; i < 12; i += 1) answers.push(await wrong());
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    expect((await byDevice({ type: 'call_for_assistance' })).status).toBe(201);
    // What strangers try leaves one row of their own, however many devices they make up.
    for (const peer of ['a', 'b', 'c']) await byDevice({ type: 'call_for_assistance' }, { 'x-device': peer, 'x-device-key': fingerprint('x') });
    expect((await sql`SELECT key FROM tries WHERE key LIKE 'device%'`.execute(services.database.db)).rows).toHaveLength(2);
  });

  it('API-167 refuses what is nobody, somebody else’s or unknown', async () => {
    for (const body of [{ type: 'new_order', arena_id: 1 }, { type: 'new_order', arena_id: 1, user: 20, device: device.id }, { type: 'new_order', arena_id: 1, user: 99_999 }, { type: 'call_for_assistance', arena_id: 2, device: device.id }, { type: 'x', arena_id: 1, user: 20 }, { type: 'new_order', arena_id: 99_999, user: 20 }, { type: 'new_order', arena_id: 1, user: 20, more: 1 }, { type: 'new_order', arena_id: 1, user: 20, text: 'x'.repeat(501) }])
      expect((await tell(admin, body)).status, JSON.stringify(body)).toBe(422);
    expect(await listed(admin, '')).toEqual([]);
  });

  it('never grows without end: a hundred are shown, and none that is older than a week', async () => {
    const { db } = services.database;
    await sql`INSERT INTO staff_notifications (arena_id, type, user_id, name, created_at) SELECT 1, 'new_order', 20, 'x', ${services.clock.now()}::timestamptz - interval '8 days' FROM generate_series(1, 50)`.execute(db);
    await sql`INSERT INTO staff_notifications (arena_id, type, user_id, name, created_at) SELECT 1, 'new_order', 20, 'x', ${services.clock.now()} FROM generate_series(1, 120)`.execute(db);
    expect(await listed(employee)).toHaveLength(100);
    await order();
    expect((await sql`SELECT count(*) AS n FROM staff_notifications`.execute(db)).rows).toEqual([{ n: 121 }]);
  });
});
