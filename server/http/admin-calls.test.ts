import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { sampleRegistry } from '#tests/support/sample-resources.ts';

type Row = Record<string, unknown> & { readonly id: number; readonly version: number };
interface Entry { readonly action: string; readonly by: { readonly username: string }; readonly label: string; readonly changes: readonly { readonly path: string; readonly before?: unknown; readonly after?: unknown; readonly hidden?: true; readonly cut?: true }[] }
interface Log { readonly content: readonly Entry[]; readonly total_elements: number }
interface Results { readonly results: readonly { readonly id: number; readonly status: number; readonly code?: string; readonly message?: string; readonly errors?: object }[] }

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ registry: sampleRegistry, modules: [{ departures: { places: { forgets: true } } }] });
  for (const name of ['one', 'two']) await app.call('manager', 'POST', '/api/arena-hub/places', { name });
});
afterAll(() => app.stop());

const samples = '/api/core/samples';
const make = async (body: Record<string, unknown> = {}) => (await app.call<Row>('admin', 'POST', samples, { name: 'sample', open: true, names: [], ...body })).body;
const history = (who: string, id: number, query = '') => app.call<Log>(who, 'GET', `${samples}/${id}/history${query}`);

describe('the history of a record', () => {
  it('tells who changed what, field by field, newest first, and never a secret', async () => {
    const { id } = await make({ size: 3, pin: 'pin-number', key: 'key-text', home_id: 1, visits: [1, 2], parts: [{ name: 'p', count: 1 }] });
    await app.call('employee', 'PUT', `${samples}/${id}`, { size: 4, home_id: 2, pin: 'another-pin', visits: [2] });
    const { status, body } = await history('employee', id);
    expect(status).toBe(200);
    expect(body.total_elements).toBe(2);
    const [update, create] = body.content;
    expect(update).toMatchObject({ action: 'update', by: { id: 3, username: 'employee' }, label: 'sample' });
    expect(update?.changes).toEqual([
      { path: 'size', before: 3, after: 4 }, { path: 'pin', hidden: true }, { path: 'home', before: { id: 1, name: 'one', open: true }, after: { id: 2, name: 'two', open: true } }, { path: 'visits', before: [1, 2], after: [2] },
    ]);
    expect(create).toMatchObject({ action: 'create', by: { username: 'admin' } });
    expect(create?.changes.map(({ path }) => path)).toEqual(['name', 'size', 'open', 'lit', 'colour', 'pin', 'key', 'home', 'visits', 'parts']);
    expect(JSON.stringify(body)).not.toMatch(/pin-number|key-text|another-pin|\*\*\*\*/);
  });
  it('keeps nothing of a save that was refused, that changed nothing, or that came twice', async () => {
    const { id, version } = await make({ size: 1 });
    await app.call('admin', 'PUT', `${samples}/${id}`, { size: 1 });
    await app.call('admin', 'PUT', `${samples}/${id}`, { size: 'x' });
    await app.call('admin', 'PUT', `${samples}/${id}`, { size: 9 }, { 'if-match': `"${version}"` });
    expect((await history('admin', id)).body.total_elements).toBe(1);
    const key = { 'idempotency-key': 'made-only-once' };
    const once = await app.call<Row>('admin', 'POST', samples, { name: 'once', names: [], open: true }, key);
    await app.call('admin', 'POST', samples, { name: 'once', names: [], open: true }, key);
    expect((await history('admin', once.body.id)).body.total_elements).toBe(1);
  });
  it('a row taken out of a list is a change of the record; the rows beside it are none', async () => {
    const { id, parts } = await make({ parts: [{ name: 'p' }, { name: 'q' }] });
    const [first] = parts as readonly Row[];
    await app.call('admin', 'DELETE', `${samples}/${id}/parts/${first?.id}`);
    const [last] = (await history('admin', id)).body.content;
    expect(last).toMatchObject({ action: 'update', changes: [{ path: 'parts', before: [{ name: 'p' }], after: null }] });
  });
  it('cuts what is large, and says so', async () => {
    const { id } = await make({ note: 'a'.repeat(3000), anything: { text: 'b'.repeat(9000) } });
    const changes = (await history('admin', id)).body.content[0]?.changes ?? [];
    expect(changes.find(({ path }) => path === 'note')).toEqual({ path: 'note', before: null, after: `${'a'.repeat(1000)}…`, cut: true });
    expect(changes.find(({ path }) => path === 'anything')).toEqual({ path: 'anything', before: null, after: null, cut: true });
  });
  it('is read by whoever may read the record; of a deleted one by admins alone; of none by nobody', async () => {
    const { id } = await make({ size: 7 });
    expect((await app.call(null, 'GET', `${samples}/${id}/history`)).status).toBe(401);
    expect((await history('player', id)).status).toBe(403);
    await app.call('admin', 'DELETE', `${samples}/${id}`);
    expect((await history('employee', id)).status).toBe(404);
    const { status, body } = await history('admin', id);
    expect(status).toBe(200);
    expect(body.content[0]).toMatchObject({ action: 'delete', label: 'sample', changes: expect.arrayContaining([{ path: 'size', before: 7, after: null }]) });
    expect((await history('admin', 999_999)).status).toBe(404);
    expect((await history('admin', id, '?size=0')).status).toBe(422);
    expect((await history('admin', id, '?size=1&page=1')).body.content).toHaveLength(1);
  });
  it('forgets the values of what is to be forgotten, and is changed in no other way', async () => {
    const { body: place } = await app.call<Row>('admin', 'POST', '/api/arena-hub/places', { name: 'Ana' });
    await app.call('admin', 'PUT', `/api/arena-hub/places/${place.id}`, { name: 'Anna' });
    await app.call('admin', 'DELETE', `/api/arena-hub/places/${place.id}`);
    const { body } = await app.call<{ data: readonly Entry[]; metadata: object }>('admin', 'GET', `/api/arena-hub/places/${place.id}/history`);
    expect(body.metadata).toMatchObject({ count: 3 });
    expect(body.data.map(({ action, changes }) => [action, changes])).toEqual([
      ['delete', [{ path: 'name', hidden: true }, { path: 'open', hidden: true }]], ['update', [{ path: 'name', hidden: true }]], ['create', [{ path: 'name', hidden: true }, { path: 'open', hidden: true }]],
    ]);
    const { db } = app.database;
    await make();
    for (const statement of ["UPDATE record_changes SET changes = '[]'", 'UPDATE record_changes SET actor_id = 9', 'DELETE FROM record_changes', 'TRUNCATE record_changes']) await expect(sql.raw(statement).execute(db), statement).rejects.toThrow(/not allowed/);
  });
});

const lines = (text: unknown) => String(text).trim().split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);
describe('the export of a list', () => {
  it('sends every row of the filtered list in its order, with what was asked, and says at the end how many', async () => {
    const marks = [`export-${Date.now()}`];
    const sent = 1203;
    const { db } = app.database;
    await sql`INSERT INTO samples (name, size, marks, sides, created_at, updated_at) SELECT 'row ' || n, n % 1000, ${marks}::text[], '{}', now(), now() FROM generate_series(1, ${sent}) AS n`.execute(db);
    const { status, headers, body } = await app.call<string>('employee', 'GET', `${samples}/export?mark=${marks[0]}&sort=size,DESC&fields=name,size,where.street`);
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('application/x-ndjson');
    const [head, ...rest] = lines(body);
    expect(head).toEqual({ total: sent });
    expect(rest.at(-1)).toEqual({ rows: sent });
    const rows = rest.slice(0, -1);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(sent);
    expect(rows.map(({ size }) => Number(size))).toEqual(rows.map(({ size }) => Number(size)).toSorted((a, b) => b - a));
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(['id', 'name', 'size', 'where']);
  });
  it('is refused as the list is, and gives no secret', async () => {
    expect((await app.call(null, 'GET', `${samples}/export`)).status).toBe(401);
    expect((await app.call('player', 'GET', `${samples}/export`)).status).toBe(403);
    for (const query of ['sort=nothing', 'fields=key', 'fields=name,nothing', 'open=perhaps']) expect((await app.call('admin', 'GET', `${samples}/export?${query}`)).status, query).toBe(422);
    await make({ pin: 'pin-number', key: 'key-text' });
    expect((await app.call<string>('admin', 'GET', `${samples}/export`)).body).not.toMatch(/pin-number|key-text/);
  });
  it('gives its connection back, read to the end or not', async () => {
    for (let n = 0; n < 12; n += 1) expect((await app.call('admin', 'GET', `${samples}/export?fields=name`)).status).toBe(200);
    const { rows } = await sql<{ open: number }>`SELECT count(*)::integer AS open FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`.execute(app.database.db);
    expect(rows[0]?.open).toBe(0);
  });
});

describe('many rows at once', () => {
  const bulk = (who: string, body: unknown) => app.call<Results>(who, 'POST', `${samples}/bulk`, body);
  it('changes each row under its own checks and answers for each', async () => {
    const [open, closed, stale] = [await make(), await make({ open: false }), await make()];
    await app.call('admin', 'PUT', `${samples}/${stale?.id}`, { size: 5 });
    const { status, body } = await bulk('employee', { rows: [{ id: open?.id, version: 1 }, { id: closed?.id }, { id: stale?.id, version: 1 }, { id: 999_999 }], set: { colour: 'blue' } });
    expect(status).toBe(200);
    expect(body.results.map(({ id, status: each, code }) => [id, each, code])).toEqual([[open?.id, 200, undefined], [closed?.id, 403, 'forbidden'], [stale?.id, 409, 'stale'], [999_999, 404, 'notFound']]);
    expect(body.results[1]?.message).toBe('en: forbidden');
    expect((await app.call<Row>('admin', 'GET', `${samples}/${open?.id}`)).body).toMatchObject({ colour: 'blue', version: 2 });
    expect((await history('admin', open?.id ?? 0)).body.content[0]).toMatchObject({ action: 'update', by: { username: 'employee' }, changes: [{ path: 'colour', before: 'red', after: 'blue' }] });
    const wrong = await bulk('admin', { rows: [{ id: open?.id }], set: { colour: 'pink' } });
    expect(wrong.body.results[0]).toMatchObject({ status: 422, errors: { colour: [{ rule: 'choice' }] } });
  });
  it('removes each row it may remove, and no other', async () => {
    const [one, two] = [await make(), await make()];
    expect((await bulk('employee', { rows: [{ id: one?.id }], delete: true })).status).toBe(403);
    const { body } = await bulk('admin', { rows: [{ id: one?.id, version: 1 }, { id: 999_999 }], delete: true });
    expect(body.results.map(({ status }) => status)).toEqual([200, 404]);
    expect((await app.call('admin', 'GET', `${samples}/${one?.id}`)).status).toBe(404);
    expect((await app.call('admin', 'GET', `${samples}/${two?.id}`)).status).toBe(200);
    const place = (await app.call<{ data: readonly Row[] }>('admin', 'GET', '/api/arena-hub/places?name=one')).body.data[0];
    await make({ home_id: place?.id });
    const used = await app.call<Results>('manager', 'POST', '/api/arena-hub/places/bulk', { rows: [{ id: place?.id }], delete: true });
    expect(used.body.results[0]).toMatchObject({ status: 409, code: 'inUse', message: 'en: inUse samples' });
  });
  it('refuses a body that says something else', async () => {
    const rows = [{ id: 1 }];
    for (const body of [{ rows }, { rows, set: {} }, { rows, delete: true, set: { size: 1 } }, { rows: [], delete: true }, { rows: [{ id: 'x' }], delete: true }, { rows, delete: true, more: 1 }, { rows: Array.from({ length: 101 }, (_, i) => ({ id: i + 1 })), delete: true }])
      expect((await bulk('admin', body)).status, JSON.stringify(body)).toBe(422);
    expect((await app.call('player', 'POST', '/api/arena-hub/places/bulk', { nonsense: 1 })).status).toBe(403);
    expect((await app.call(null, 'POST', `${samples}/bulk`, {})).status).toBe(401);
  });
});

describe('the search over everything', () => {
  const search = (who: string | null, query: string) => app.call<readonly { readonly resource: string; readonly total: number; readonly rows: readonly Row[] }[]>(who, 'GET', `/api/core/search?${query}`);
  it('finds the first records of each resource by what names them', async () => {
    for (let n = 0; n < 6; n += 1) await make({ name: `Zvijezda ${n}` });
    await app.call('admin', 'POST', '/api/arena-hub/places', { name: 'Zvjezdarnica' });
    const { status, body } = await search('employee', 'q=zvij');
    expect(status).toBe(200);
    expect(body).toEqual([{ resource: 'samples', total: 6, rows: Array.from({ length: 5 }, (_, n) => ({ id: expect.any(Number), name: `Zvijezda ${n}` })) }]);
    expect((await search('admin', 'q=zv')).body.map(({ resource }) => resource).toSorted()).toEqual(['places', 'samples']);
    expect((await search('admin', 'q=zv&resources=places')).body.map(({ resource }) => resource)).toEqual(['places']);
  });
  it('says nothing to one letter, and is refused to whoever works nowhere', async () => {
    expect((await search('admin', 'q=z')).body).toEqual([]);
    expect((await search('employee', 'q=zv&arena_id=2')).status).toBe(403);
    expect((await search('admin', 'q=zv&arena_id=x')).status).toBe(422);
    expect((await search('player', 'q=zv')).status).toBe(403);
    expect((await search(null, 'q=zv')).status).toBe(401);
  });
});
