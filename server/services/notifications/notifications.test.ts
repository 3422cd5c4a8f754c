import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startReceiver } from '#server/services/notifications/receiver.ts';
import { startServices, type TestServices } from '#tests/support/services.ts';

interface Topic { readonly id: number; readonly name: string; readonly entity: string }
interface Notification extends Record<string, unknown> {
  readonly id: number;
  readonly version: number;
  readonly sent: boolean;
  readonly state: string;
  readonly topics: readonly Topic[];
  readonly platforms: readonly Topic[];
}
let services: TestServices;
let [admin, manager, employee] = ['', '', ''];
let topics: readonly Topic[] = [];
const tomorrow = '2027-03-02T12:55:00.000Z';
beforeAll(async () => {
  services = await startServices('small');
  services.clock.set(new Date('2027-03-01T10:00:30Z'));
  // What the demo chain schedules is not looked at here.
  await sql`DELETE FROM push_tasks`.execute(services.database.db);
  await services.app.listen({ port: 0, host: '127.0.0.1' });
  [admin, manager, employee] = [await services.as('admin'), await services.as('manager'), await services.as('employee')];
  topics = (await services.call<Topic[]>(admin, 'GET', '/notifications/topics')).body;
});
afterAll(() => services.stop());

const call = <T = Notification>(token: string, method: string, path = '', body?: unknown) => services.call<T>(token, method, `/notifications/mobile-notifications${path}`, body);
const topic = (name: string) => topics.find((one) => one.name === name)?.id ?? 0;
const fields = (title: string, more: Record<string, unknown> = {}) => ({ title, text: 'Text', image: null, click_action: null, topics: [topic('Zagreb West')], action_link: null, sent: false, ...more });
const schedule = async (title: string, at = tomorrow, token = admin) => (await call(token, 'POST', '', { scheduled_at: at, notification: fields(title) })).body;
const one = async (id: number) => (await call(admin, 'GET', `/${id}`)).body;
const arrived = async (title: string) => (await services.call<readonly { readonly times: number; readonly received_at: string; readonly push: Notification }[]>(admin, 'GET', '/notifications/pushes')).body.filter(({ push }) => push.title === title);
const listed = async (sent: boolean) => (await call<{ data: readonly Notification[] }>(admin, 'GET', `?sent=${sent}&size=100&page=0&sort=id,DESC`)).body.data.map(({ id }) => id);
const tasks = async (id: number) => (await sql<{ due_at: string }>`SELECT due_at FROM push_tasks WHERE notification_id = ${id}`.execute(services.database.db)).rows;
/** Tokens are over by then. */
const moveTo = async (instant: string) => {
  services.clock.set(new Date(instant));
  [admin = '', manager = ''] = await Promise.all(['admin', 'manager'].map(async (name) => (await services.login(name)).body.access_token));
};

describe('topics', () => {
  it('NOTIF-12 API-144 have id, name and entity: two platforms, the chain, and every arena, also one that comes or is renamed later', async () => {
    const entities = topics.map(({ name, entity }) => `${name} ${entity}`);
    expect(entities).toEqual(expect.arrayContaining(['iOS platform', 'Android platform', 'All players chain', 'Zagreb West arena', 'Wien Mitte arena']));
    await services.database.db.updateTable('arenas').set({ name: 'Graz Nord' }).where('name', '=', 'Graz Süd').execute();
    const { body } = await services.call<Topic[]>(admin, 'GET', '/notifications/topics');
    expect(body.filter(({ name }) => name.startsWith('Graz')).map(({ name }) => name)).toEqual(['Graz Nord']);
    expect((await services.call(employee, 'GET', '/notifications/topics')).status).toBe(403);
  });
});

describe('scheduled notifications', () => {
  it('API-145 NOTIF-05 NOTIF-08 are kept with their time in UTC and not sent; platforms stand apart and are all of them', async () => {
    const { status, body } = await call(admin, 'POST', '', { scheduled_at: tomorrow, notification: fields('Kept', { topics: [topic('Zagreb West'), topic('iOS')] }) });
    expect(status).toBe(201);
    expect(body).toMatchObject({ title: 'Kept', text: 'Text', image: null, scheduled_at: tomorrow, click_action: null, action_link: null, sent: false, state: 'scheduled', created_at: expect.any(String) });
    expect(body.topics).toEqual([{ id: topic('Zagreb West'), name: 'Zagreb West', entity: 'arena', arena: expect.any(Number) }]);
    expect(body.platforms.map(({ name }) => name)).toEqual(['iOS']);
    expect((await schedule('All')).platforms.map(({ name }) => name)).toEqual(['iOS', 'Android']);
    expect(await listed(false)).toContain(body.id);
    expect(await listed(true)).not.toContain(body.id);
    expect((await call(employee, 'GET')).status).toBe(403);
  });

  it('API-146 are changed with their time, and deleted with what would have sent them', async () => {
    const { id } = await schedule('Old');
    const later = '2027-03-05T08:00:00.000Z';
    expect((await call(admin, 'PUT', `/${id}`, { scheduled_at: later, notification: fields('New') })).body).toMatchObject({ title: 'New', scheduled_at: later, version: 2 });
    expect(await tasks(id)).toEqual([{ due_at: later }]);
    expect((await call(manager, 'DELETE', `/${id}`)).status).toBe(200);
    expect(await tasks(id)).toEqual([]);
  });

  it('OP-059 VAL-47 are not for the past, and need a time: the minute that runs still counts', async () => {
    const at = async (scheduled_at: string | null) => await call<{ errors?: unknown }>(admin, 'POST', '', { scheduled_at, notification: fields('When') });
    for (const past of ['2027-02-28T10:00:00Z', '2027-03-01T09:59:00Z']) expect(await at(past)).toMatchObject({ status: 422, body: { errors: { scheduled_at: [{ rule: 'past' }] } } });
    expect(await at(null)).toMatchObject({ status: 422, body: { errors: { scheduled_at: [{ rule: 'required' }] } } });
    expect((await at('2027-03-01T10:00:00Z')).status).toBe(201);
    const { id } = await schedule('Clears');
    expect(await call(admin, 'PUT', `/${id}`, { scheduled_at: null })).toMatchObject({ status: 422 });
    expect(await call(admin, 'POST', '', { scheduled_at: tomorrow, notification: { ...fields('Sent'), sent: true } })).toMatchObject({ status: 422, body: { errors: { 'notification.sent': [{ rule: 'differs' }] } } });
  });

  it('VAL-45 VAL-48 NOTIF-14 need title and text, and by a manager a topic of their own', async () => {
    expect(await call(admin, 'POST', '', { scheduled_at: tomorrow, notification: { title: ' ', text: '' } })).toMatchObject({ status: 422, body: { errors: { 'notification.title': [{ rule: 'required' }], 'notification.text': [{ rule: 'required' }] } } });
    const by = (token: string, chosen: readonly number[]) => call(token, 'POST', '', { scheduled_at: tomorrow, notification: fields('Topics', { topics: chosen }) });
    for (const none of [[], [topic('iOS')]]) {
      expect(await by(manager, none)).toMatchObject({ status: 422, body: { errors: { 'notification.topics': [{ rule: 'topicForStaff' }] } } });
      expect((await by(admin, none)).status).toBe(201);
    }
    const foreign = { status: 403, body: { errors: { 'notification.topics': [{ rule: 'reference' }] } } };
    for (const name of ['Madrid Norte', 'All players']) {
      expect(await by(manager, [topic(name)])).toMatchObject(foreign);
      expect(await by(manager, [topic('Zagreb West'), topic(name)])).toMatchObject(foreign);
    }
    const own = await by(manager, [topic('Zagreb West'), topic('iOS')]);
    expect(own.status).toBe(201);
    expect(await call(manager, 'PUT', `/${own.body.id}`, { notification: { topics: [topic('Zagreb West'), topic('Madrid Norte')] } })).toMatchObject(foreign);
    expect((await call(manager, 'PUT', `/${own.body.id}`, { notification: { text: 'Changed' } })).status).toBe(200);
  });

  it('NOTIF-14 a manager changes, sends and deletes only what goes to players of own arenas and of no other, one by one and many at once', async () => {
    const by = async (chosen: readonly number[]) => (await call(admin, 'POST', '', { scheduled_at: tomorrow, notification: fields('Fenced', { topics: chosen }) })).body;
    const chosen = [[topic('All players')], [topic('Madrid Norte')], [topic('Zagreb West'), topic('Madrid Norte')], [topic('Zagreb West'), topic('All players')], [], [topic('iOS')]];
    const foreign = [];
    for (const topics of chosen) foreign.push(await by(topics));
    // What is wrong with the body is said first: to them it lacks a topic.
    const refused = foreign.map(({ topics: named }) => (named.length > 0 ? 403 : 422));
    for (const [i, { id }] of foreign.entries()) {
      expect((await call(manager, 'PUT', `/${id}`, { notification: { text: 'Theirs' } })).status).toBe(refused[i]);
      expect((await call(manager, 'PUT', `/${id}`, { notification: { topics: [topic('Zagreb West')] } })).status).toBe(403);
      expect((await call(manager, 'POST', '/send', { ...fields('Theirs'), id })).status).toBe(403);
      expect((await call(manager, 'DELETE', `/${id}`)).status).toBe(403);
      expect((await call(manager, 'GET', `/${id}/history`)).status).toBe(200);
    }
    const own = await by([topic('Zagreb West'), topic('Wien Mitte')]);
    const rows = [...foreign, own].map(({ id }) => ({ id }));
    for (const [change, statuses] of [[{ set: { notification: { text: 'All' } } }, refused], [{ delete: true }, foreign.map(() => 403)]] as const) {
      const { body } = await call<{ results: readonly { readonly status: number }[] }>(manager, 'POST', '/bulk', { rows, ...change });
      expect(body.results.map(({ status }) => status)).toEqual([...statuses, 200]);
    }
    for (const { id } of foreign) expect(await one(id)).toMatchObject({ text: 'Text', sent: false, version: 1 });
    expect((await call(admin, 'GET', `/${own.id}`)).status).toBe(404);
  });

  it('NOTIF-07 NOTIF-14 what waits for players of one arena goes with that arena and never reaches all; with another topic it stays with that one', async () => {
    const { body: arena } = await services.call<{ id: number }>(admin, 'POST', '/arena-hub/arenas', { name: 'Closing soon', company_id: 1, timezone: 'Europe/Zagreb', currency: 'EUR', coins_per_currency: 100, locale: 'hr' });
    topics = (await services.call<Topic[]>(admin, 'GET', '/notifications/topics')).body;
    const waiting = async (title: string, chosen: readonly number[]) => (await call(admin, 'POST', '', { scheduled_at: tomorrow, notification: fields(title, { topics: chosen }) })).body.id;
    const [alone, shared, all] = [await waiting('Alone', [topic('Closing soon')]), await waiting('Shared', [topic('Closing soon'), topic('Zagreb West')]), await waiting('All', [])];
    const { body: sent } = await call(admin, 'POST', '/send', fields('Was sent', { topics: [topic('Closing soon')] }));
    await vi.waitFor(async () => expect(await one(sent.id)).toMatchObject({ state: 'sent' }));
    expect((await services.call(admin, 'DELETE', `/arena-hub/arenas/${arena.id}`)).status).toBe(200);
    expect((await call(admin, 'GET', `/${alone}`)).status).toBe(404);
    expect(await tasks(alone)).toEqual([]);
    expect((await one(shared)).topics.map(({ name }) => name)).toEqual(['Zagreb West']);
    expect(await tasks(all)).toHaveLength(1);
    expect(await one(sent.id)).toMatchObject({ state: 'sent' });
  });

  it('NOTIF-10 open a link only where one is given that is an address', async () => {
    const link = (click_action: string | null, action_link: unknown) => call(admin, 'POST', '', { scheduled_at: tomorrow, notification: fields('Link', { click_action, action_link }) });
    expect((await link('external-link', null)).body).toMatchObject({ errors: { 'notification.action_link': [{ rule: 'required' }] } });
    expect((await link('external-link', 'javascript:alert(1)')).body).toMatchObject({ errors: { 'notification.action_link': [{ rule: 'linkIsAddress' }] } });
    expect((await link('open-app', null)).status).toBe(422);
    expect((await link('external-link', 'https://arena.example/x')).body).toMatchObject({ action_link: 'https://arena.example/x' });
    expect((await link(null, 'https://left.over')).body).toMatchObject({ action_link: null });
  });

  it('VAL-46 take no picture of 300,000 bytes, wherever it was uploaded to', async () => {
    const upload = async (hash: string, bytes: number) => {
      await services.database.db.insertInto('files').values({ hash, extension: 'png', folder: 'shop', bytes: Buffer.alloc(bytes), created_by: 1 }).execute();
      return await call(admin, 'POST', '', { scheduled_at: tomorrow, notification: fields('Picture', { image: `/api/files/${hash}.png` }) });
    };
    expect((await upload('b'.repeat(64), 299_999)).status).toBe(201);
    expect(await upload('c'.repeat(64), 300_000)).toMatchObject({ status: 422, body: { errors: { 'notification.image': [{ rule: 'imageSize', value: 300 }] } } });
  });
});

describe('sending', () => {
  it('NOTIF-06 API-147 at once: listed as sent by the answer, and it arrives once', async () => {
    const { status, body } = await call(admin, 'POST', '/send', fields('At once'));
    expect(status).toBe(201);
    expect(body).toMatchObject({ title: 'At once', sent: true, scheduled_at: null });
    expect(await listed(true)).toContain(body.id);
    await vi.waitFor(async () => expect(await one(body.id)).toMatchObject({ state: 'sent', sent_at: expect.any(String), failure: null }));
    expect(await arrived('At once')).toMatchObject([{ times: 1, push: { id: body.id, title: 'At once', topics: [{ name: 'Zagreb West' }], platforms: [{ name: 'iOS' }, { name: 'Android' }] } }]);
    expect(await tasks(body.id)).toEqual([]);
    expect((await call(employee, 'POST', '/send', fields('No'))).status).toBe(403);
  });

  it('a body of /send is blamed by its own fields and may name nothing else', async () => {
    expect(await call(manager, 'POST', '/send', { ...fields(''), topics: [], surprise: 1 })).toMatchObject({ status: 422, body: { errors: { title: [{ rule: 'required' }], surprise: [{ rule: 'unknown' }] } } });
    expect(await call(manager, 'POST', '/send', { ...fields('T'), topics: [] })).toMatchObject({ status: 422, body: { errors: { topics: [{ rule: 'topicForStaff' }] } } });
    expect(await call(admin, 'POST', '/send', [])).toMatchObject({ status: 422 });
    expect(await call(admin, 'POST', '/send', { ...fields('T'), id: 'x' })).toMatchObject({ status: 422, body: { errors: { id: [{ rule: 'reference' }] } } });
    expect((await call(admin, 'POST', '/send', { ...fields('T'), id: 999_999 })).status).toBe(404);
  });

  it('NOTIF-06 what is sent at once stands in the history: made, or changed as it was sent', async () => {
    const history = async (id: number) => (await call<{ data: readonly { readonly action: string; readonly by: { readonly username: string }; readonly changes: readonly { readonly path: string }[] }[] }>(admin, 'GET', `/${id}/history`)).body.data;
    const { body } = await call(manager, 'POST', '/send', fields('Told'));
    expect(await history(body.id)).toMatchObject([{ action: 'create', by: { username: 'manager' } }]);
    const { id } = await schedule('Told later');
    await call(manager, 'POST', '/send', { ...fields('Told now'), id });
    const [sent, made] = await history(id);
    expect([sent?.action, sent?.by.username, made?.action, made?.by.username]).toEqual(['update', 'manager', 'create', 'admin']);
    expect(sent?.changes.map(({ path }) => path)).toEqual(expect.arrayContaining(['title', 'scheduled_at', 'sent']));
  });

  it('a scheduled one that loses its time is that very one, sent once; then it is only looked at and deleted', async () => {
    const { id } = await schedule('Now after all');
    const { body } = await call(admin, 'POST', '/send', { ...fields('Now, changed'), id });
    expect(body).toMatchObject({ id, title: 'Now, changed', sent: true, scheduled_at: null, version: 2 });
    await vi.waitFor(async () => expect(await one(id)).toMatchObject({ state: 'sent' }));
    expect(await arrived('Now, changed')).toMatchObject([{ times: 1, push: { id } }]);
    for (const [method, path, sent] of [['PUT', `/${id}`, { notification: { title: 'Late' } }], ['POST', '/send', { ...fields('Late'), id }]] as const)
      expect(await call(admin, method, path, sent)).toMatchObject({ status: 409, body: { code: 'alreadySent' } });
    expect((await call(admin, 'DELETE', `/${id}`)).status).toBe(200);
  });

  it('NOTIF-07 OP-057 a scheduled one goes out at its instant, once, and moves to those that are sent', async () => {
    const { id } = await schedule('In time');
    await moveTo('2027-03-02T12:54:50Z');
    expect(await arrived('In time')).toEqual([]);
    expect(await listed(false)).toContain(id);
    await moveTo(tomorrow);
    await vi.waitFor(async () => expect(await one(id)).toMatchObject({ state: 'sent', sent: true, scheduled_at: tomorrow }));
    expect(await listed(true)).toContain(id);
    expect(await listed(false)).not.toContain(id);
    const [push] = await arrived('In time');
    expect(push).toMatchObject({ times: 1, push: { scheduled_at: tomorrow } });
    expect(Date.parse(push?.received_at ?? '')).toBeGreaterThanOrEqual(Date.parse(tomorrow));
    expect((await services.call(manager, 'GET', '/notifications/pushes')).status).toBe(403);
  });
});

it('the own receiver keeps what comes twice under one key once, and takes nothing else', async () => {
  const receiver = await startReceiver({ db: services.database.db, now: services.clock.now });
  const key = '01234567-89ab-4cde-8f01-23456789abcd';
  const send = async (headers: Record<string, string>, body: string, method = 'POST') => (await fetch(receiver.url, { method, headers, ...(method === 'POST' ? { body } : {}) })).status;
  for (let i = 0; i < 2; i += 1) expect(await send({ 'idempotency-key': key }, '{"title":"Twice"}')).toBe(204);
  expect(await arrived('Twice')).toMatchObject([{ key, times: 2 }]);
  expect(await send({}, '{}')).toBe(400);
  expect(await send({ 'idempotency-key': key }, '{')).toBe(400);
  expect(await send({}, '', 'GET')).toBe(404);
  await receiver.stop();
  await expect(fetch(receiver.url)).rejects.toThrow();
});
