import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { sampleRegistry } from '#tests/support/sample-resources.ts';

type Row = Record<string, unknown> & { readonly id: number; readonly version: number };
interface Content { readonly content: readonly Row[]; readonly total_elements: number }
interface Problem { readonly code: string; readonly message: string; readonly errors: Record<string, unknown>; readonly current: Row }

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ registry: sampleRegistry });
  for (const name of ['one', 'two', 'three']) await app.call('manager', 'POST', '/api/arena-hub/places', { name });
  await app.call('manager', 'PUT', '/api/arena-hub/places/3', { open: false });
});
afterAll(() => app.stop());

const samples = '/api/core/samples';
const make = async (body: Record<string, unknown>, who = 'admin') => {
  const { status, body: row } = await app.call<Row>(who, 'POST', samples, { open: true, names: [], ...body });
  expect(status, JSON.stringify(row)).toBe(201);
  return row;
};

const full = {
  name: 'Čaj', note: 'two\nlines', body: '<p onclick="x()">hi<script>alert(1)</script></p>', code: '007', size: -3, weight: 1.25, price: 1250, open: true, lit: 0, colour: 'green', sides: ['top', 'left'],
  marks: ['a,b', '"q"', 'ž'], born: '2000-02-29', seen: '2026-03-29T01:30:00.123Z', starts: '2026-03-29 02:30:00', opens: '09:30', mail: 'a@b.hr', phone: { country_code: '385', national_number: '911234' },
  pin: 'secret', key: 'hidden', where: { street: 'Ilica', floor: 2 }, home_id: 1, away: 2, first_id: 2, visits: [2, 1], names: ['two', 'one'], seats: [1], parts: [{ name: 'p', on: 1 }, { name: 'q', count: 5 }],
  rows: [{ name: 'r' }], extra: { a: 'b' }, anything: { deep: [1, { x: null }] },
};

describe('one record', () => {
  it('comes back as it was written, whatever the kind of its fields', async () => {
    const row = await make(full);
    const { body: read, headers } = await app.call<Row>('employee', 'GET', `${samples}/${row.id}`);
    expect(read).toEqual(row);
    expect(headers.etag).toBe('"1"');
    const { key: _key, pin: _pin, home_id: _home, first_id: _first, ...plain } = full;
    expect(read).toMatchObject({
      ...plain, body: '<p>hi</p>', pin: '****', home: { id: 1, name: 'one', open: true }, first: { id: 2, name: 'two' }, seats: [{ id: 1, name: 'one', open: true }],
      parts: [{ name: 'p', count: 0, on: 1 }, { name: 'q', count: 5, on: null }], shown: 'Čaj!', version: 1,
    });
    expect(Object.keys(read)).not.toContain('key');
    expect(read.created_at).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  });

  it('gets its defaults from the service on create', async () => {
    expect(await make({ name: 'bare' })).toMatchObject({ lit: 1, colour: 'red', sides: [], visits: [], parts: [], rows: [], home: null, away: null, phone: { country_code: null, national_number: null }, where: { street: null, floor: null } });
  });

  it('changes only what the body names, and its version', async () => {
    const before = await make({ ...full, code: '8' });
    const { status, body: after } = await app.call<Row>('admin', 'PUT', `${samples}/${before.id}`, { size: 7 });
    expect(status).toBe(200);
    expect(after).toEqual({ ...before, size: 7, version: 2, updated_at: after.updated_at });
  });

  it('keeps a copy of what a frozen reference pointed at', async () => {
    const { body: place } = await app.call<Row>('manager', 'POST', '/api/arena-hub/places', { name: 'old name' });
    const row = await make({ name: 'frozen', first_id: place.id, home_id: place.id });
    await app.call('manager', 'PUT', `/api/arena-hub/places/${place.id}`, { name: 'new name' });
    const { body: read } = await app.call<Row>('admin', 'GET', `${samples}/${row.id}`);
    expect(read).toMatchObject({ first: { id: place.id, name: 'old name' }, home: { id: place.id, name: 'new name' } });
  });

  it('changes rows of a list by their id, adds new ones, keeps those not named, and removes one by its own call', async () => {
    const row = await make({ name: 'parts', parts: [{ name: 'a' }, { name: 'b', count: 2 }] });
    const [a, b] = row.parts as Row[];
    const { body: after } = await app.call<Row>('admin', 'PUT', `${samples}/${row.id}`, { parts: [{ id: b?.id, name: 'B' }, { name: 'c' }] });
    expect(after.parts).toMatchObject([{ id: a?.id, name: 'a' }, { id: b?.id, name: 'B', count: 2 }, { name: 'c', count: 0 }]);
    const other = await make({ name: 'other', parts: [{ name: 'x' }] });
    const stranger = await app.call<Problem>('admin', 'PUT', `${samples}/${row.id}`, { parts: [{ id: (other.parts as Row[])[0]?.id, name: 'stolen' }] });
    expect(stranger).toMatchObject({ status: 422, body: { errors: { 'parts.0.id': [{ rule: 'reference' }] } } });
    const many = await app.call<Problem>('admin', 'PUT', `${samples}/${row.id}`, { parts: [{ name: 'd' }, { name: 'e' }] });
    expect(many).toMatchObject({ status: 422, body: { errors: { parts: [{ rule: 'atMost', amount: 4 }] } } });
    const { status, body: less } = await app.call<Row>('admin', 'DELETE', `${samples}/${row.id}/parts/${a?.id}`);
    expect(status).toBe(200);
    expect(less).toMatchObject({ version: 3, parts: [{ id: b?.id }, { name: 'c' }] });
    expect(await app.call('admin', 'DELETE', `${samples}/${row.id}/parts/${a?.id}`)).toMatchObject({ status: 404 });
  });
});

describe('refusals, in their order', () => {
  it('401 without a token, 403 for the operation before the body is read, 404 for no row', async () => {
    const row = await make({ name: 'order' });
    expect(await app.call(null, 'POST', samples, '{')).toMatchObject({ status: 401, body: { code: 'unauthenticated', message: 'en: unauthenticated' } });
    expect(await app.call('player', 'POST', samples, '{')).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await app.call('employee', 'DELETE', `${samples}/${row.id}`)).toMatchObject({ status: 403 });
    expect(await app.call('admin', 'PUT', `${samples}/999999`, { nonsense: 1 })).toMatchObject({ status: 404, body: { code: 'notFound' } });
    for (const id of ['0', '-1', 'x', '1e3', '9'.repeat(40)]) expect(await app.call('admin', 'GET', `${samples}/${id}`)).toMatchObject({ status: 404 });
  });

  it('422 names every broken rule at its path, unknown fields too; 403 for the row comes after, 409 last', async () => {
    const row = await make({ name: 'closed', open: false });
    const wrong = await app.call<Problem>('employee', 'PUT', `${samples}/${row.id}`, { size: 5000, nonsense: 1, where: { floor: 'x', attic: 1 } });
    expect(wrong).toMatchObject({
      status: 422,
      body: { code: 'invalid', errors: { size: [{ rule: 'between', from: -1000, to: 1000 }], nonsense: [{ rule: 'unknown' }], 'where.floor': [{ rule: 'number' }], 'where.attic': [{ rule: 'unknown' }] } },
    });
    expect(await app.call('employee', 'PUT', `${samples}/${row.id}`, { size: 5 }, { 'if-match': '"99"' })).toMatchObject({ status: 403 });
    const stale = await app.call<Problem>('admin', 'PUT', `${samples}/${row.id}`, { size: 5 }, { 'if-match': '"99"' });
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale', current: { id: row.id, version: 1, name: 'closed' } } });
    expect(await app.call('admin', 'PUT', `${samples}/${row.id}`, { size: 5 }, { 'if-match': 'x' })).toMatchObject({ status: 400, body: { code: 'versionMalformed' } });
    expect(await app.call('admin', 'PUT', `${samples}/${row.id}`, { size: 5 }, { 'if-match': '"1"' })).toMatchObject({ status: 200, body: { version: 2 } });
  });

  it('403 for the row as it would be after the write, and nothing is written', async () => {
    const row = await make({ name: 'leaving' });
    expect(await app.call('employee', 'PUT', `${samples}/${row.id}`, { open: false, size: 9 })).toMatchObject({ status: 403 });
    expect((await app.call<Row>('admin', 'GET', `${samples}/${row.id}`)).body).toMatchObject({ open: true, size: null, version: 1 });
  });

  it('409 taken names the fields, without regard to case; a value in use cannot go; a range may not overlap', async () => {
    expect(await app.call<Problem>('manager', 'POST', '/api/arena-hub/places', { name: 'ONE' })).toMatchObject({ status: 409, body: { code: 'taken', errors: { name: [{ rule: 'unique' }] } } });
    await make({ name: 'u', colour: 'blue', code: '55' });
    expect(await app.call<Problem>('admin', 'POST', samples, { name: 'v', colour: 'blue', code: '55' })).toMatchObject({ status: 409, body: { errors: { colour: [{ rule: 'unique' }], code: [{ rule: 'unique' }] } } });
    expect(await app.call<Problem>('manager', 'DELETE', '/api/arena-hub/places/1')).toMatchObject({ status: 409, body: { code: 'inUse', message: 'en: inUse samples' } });
    const span = { name: 's', from: 1, to: 5 };
    expect(await app.call('manager', 'POST', '/api/shop/places/1/spans', span)).toMatchObject({ status: 201, body: { place: { id: 1, name: 'one' } } });
    expect(await app.call<Problem>('manager', 'POST', '/api/shop/places/1/spans', { ...span, from: 5, to: 9 })).toMatchObject({ status: 422, body: { errors: { from: ['overlap'], to: ['overlap'] } } });
    expect(await app.call<Problem>('manager', 'POST', '/api/shop/places/1/spans', { ...span, from: 9, to: 6 })).toMatchObject({ status: 422, body: { errors: { from: ['fromBelowTo'] } } });
  });

  it('references to nothing are a broken rule at their field', async () => {
    for (const [field, value] of [['home_id', 999], ['away', 999], ['seats', [1, 999]], ['names', ['nobody']], ['visits', [999]]] as const) {
      expect(await app.call<Problem>('employee', 'POST', samples, { name: 'x', open: true, [field]: value }), field).toMatchObject({ status: 422, body: { errors: { [field]: [{ rule: 'reference' }] } } });
    }
  });

  it('OP-094 broken bodies are never a fault of the server', async () => {
    const send = (body: string | Buffer, type = 'application/json') => app.call<Problem>('admin', 'POST', samples, body, { 'content-type': type });
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    for (const body of ['', '{', '[]', '"text"', 'null', '{"__proto__":{"x":1}}', '{"constructor":{"prototype":{"x":1}}}', deep, `{"name":"a","anything":${deep}}`, '{"name":"\\u0000"}', '{"name":"a","anything":"\\u0000"}', '{"name":"a","extra":{"k":"\\ud800"}}']) {
      const { status, body: answer } = await send(body);
      expect([400, 422], `${body.slice(0, 40)} ${JSON.stringify(answer)}`).toContain(status);
    }
    expect((await send('{"name":"x"}', 'text/plain')).status).toBe(415);
    expect((await send('<a/>', 'application/xml')).status).toBe(415);
    expect((await send(Buffer.from('{"name":"x"}', 'utf16le'), 'application/json; charset=utf-16')).status).toBe(400);
    expect((await send(`{"name":"${'x'.repeat(1_100_000)}"}`)).status).toBe(413);
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
    expect((await app.call('admin', 'GET', '/api/core/samples/%')).status).toBe(400);
    expect(await app.call('admin', 'GET', '/api/core/nothing')).toMatchObject({ status: 404, body: { code: 'notFound' } });
  });
});

describe('members that a caller may set', () => {
  it('keeps the others, and refuses what is beyond', async () => {
    const row = await make({ name: 'members', visits: [1, 3] });
    expect((await app.call<Row>('employee', 'PUT', `${samples}/${row.id}`, { visits: [2] })).body.visits).toEqual([2, 3]);
    expect((await app.call<Row>('employee', 'PUT', `${samples}/${row.id}`, { visits: [3, 1] })).body.visits).toEqual([3, 1]);
    const fresh = await make({ name: 'fresh' }, 'employee');
    expect(await app.call<Problem>('employee', 'PUT', `${samples}/${fresh.id}`, { visits: [3] })).toMatchObject({ status: 403, body: { errors: { visits: [{ rule: 'reference' }] } } });
    expect(await app.call<Problem>('employee', 'PUT', `${samples}/${fresh.id}`, { away: 3 })).toMatchObject({ status: 403 });
    expect((await app.call<Row>('admin', 'PUT', `${samples}/${fresh.id}`, { visits: [3] })).body.visits).toEqual([3]);
  });
});

describe('scope', () => {
  const spans = (arena: number | string) => `/api/shop/places/${arena}/spans`;
  it('compares the arena of path, query, body and row with the memberships and with each other', async () => {
    const { body: own } = await app.call<Row>('admin', 'POST', spans(1), { name: 'own', from: 100, to: 101 });
    const { body: foreign } = await app.call<Row>('admin', 'POST', spans(2), { name: 'foreign', from: 200, to: 201 });
    expect(await app.call('employee', 'GET', spans(2))).toMatchObject({ status: 403 });
    expect(await app.call('employee', 'GET', `${spans(1)}?arena_id=2`)).toMatchObject({ status: 422 });
    expect(await app.call('employee', 'GET', `${spans(1)}/${foreign.id}`)).toMatchObject({ status: 404 });
    expect(await app.call('admin', 'GET', `${spans(1)}/${foreign.id}`)).toMatchObject({ status: 404 });
    expect(await app.call('employee', 'PUT', `${spans(1)}/${own.id}`, { place_id: 2 })).toMatchObject({ status: 403 });
    expect(await app.call('employee', 'POST', spans(1), { name: 'x', from: 300, to: 301, place_id: 2 })).toMatchObject({ status: 422, body: { errors: { place_id: ['differs'] } } });
    expect(await app.call('employee', 'POST', spans(2), '{')).toMatchObject({ status: 403 });
    expect((await app.call<{ data: Row[] }>('admin', 'GET', spans(2))).body.data.map((row) => row.name)).toEqual(['foreign']);
    expect(await app.call('employee', 'GET', spans(-1))).toMatchObject({ status: 200, body: { data: [], meta: { total: 0, from: null, last_page: 1 } } });
    expect(await app.call('employee', 'GET', spans('x'))).toMatchObject({ status: 404 });
  });
});

describe('lists', () => {
  it('OP-074 wildcard signs stand for themselves; search knows neither case nor accents; keys are joined by or', async () => {
    for (const name of ['w a_b', 'w axb', 'w a%b', 'w ab', 'W ŠKOLA ñ']) await make({ name, marks: ['m_1'] });
    const names = async (query: string) => (await app.call<Content>('admin', 'GET', `${samples}?size=100&${query}`)).body.content.map((row) => row.name);
    expect(await names('name=a_b')).toEqual(['w a_b']);
    expect(await names('name=a%25b')).toEqual(['w a%b']);
    expect(await names('name=_')).toEqual(['w a_b']);
    expect(await names('name=100%25')).toEqual([]);
    expect(await names('name=skola')).toEqual(['W ŠKOLA ñ']);
    expect(await names('name=axb&mark=m_1')).toHaveLength(5);
    expect(await names('place=one')).toEqual(expect.arrayContaining(['Čaj']));
    expect(await names('visited=two&name=nothing')).toEqual(expect.arrayContaining(['Čaj']));
    expect(await names('phone=%2B385911')).toEqual(['Čaj', 'Čaj']);
    expect(await names('born=2000-02-29&side=nothing')).toEqual(['Čaj', 'Čaj']);
    expect(await names('name=%00')).toHaveLength(await names('').then((all) => all.length));
  });

  it('filters are joined by and; values that make no sense are refused, unknown keys say nothing', async () => {
    const total = async (query: string) => (await app.call<Content>('admin', 'GET', `${samples}?${query}`)).body.total_elements;
    expect((await total('open=true')) + (await total('open=false'))).toBe(await total(''));
    expect(await total('home=1&colour=green')).toBe(2);
    expect(await total('home=1&colour=red')).toBe(0);
    expect(await total('nothing=1&__proto__=2&constructor=3')).toBe(await total(''));
    for (const query of ['open=maybe', 'home=x', 'how_large=1.5', 'page=-1', 'page=x', 'size=0', 'size=x', 'sort=nothing,ASC', 'sort=name,UP', 'sort=key,ASC', 'name=a&name=b', 'ids=x']) {
      expect((await app.call('admin', 'GET', `${samples}?${query}`)).status, query).toBe(422);
    }
  });

  it('OP-015 walks equal values page by page without losing or repeating a row, in both directions', async () => {
    for (let i = 0; i < 23; i += 1) await make({ name: 'same', size: 4 });
    for (const sort of ['size,ASC', 'size,DESC', 'home,ASC', 'where.street,DESC', 'born,desc', 'createdAt,ASC', 'created_at,DESC']) {
      const { total_elements: total } = (await app.call<Content>('admin', 'GET', samples)).body;
      const seen = new Set<number>();
      for (let page = 0; page * 7 < total; page += 1) for (const row of (await app.call<Content>('admin', 'GET', `${samples}?size=7&page=${page}&sort=${sort}`)).body.content) seen.add(row.id);
      expect(seen.size, sort).toBe(total);
    }
  });

  it('sorts text by the language of the caller', async () => {
    for (const name of ['zz č', 'zz c', 'zz d', 'zz ć']) await make({ name });
    const sorted = async (language: string) => (await app.call<Content>('admin', 'GET', `${samples}?name=zz&sort=name,ASC`, undefined, { 'accept-language': language })).body.content.map((row) => row.name);
    expect(await sorted('hr')).toEqual(['zz c', 'zz č', 'zz ć', 'zz d']);
    expect(await sorted('en')).toEqual(['zz c', 'zz ć', 'zz č', 'zz d']);
  });

  it('answers rows by ids, at most a hundred, only those that may be seen', async () => {
    const { body } = await app.call<Content>('admin', 'GET', `${samples}?ids=3,1,999,1`);
    expect(body.content.map((row) => row.id)).toEqual([3, 1]);
    expect((await app.call('admin', 'GET', `${samples}?ids=${Array.from({ length: 101 }, (_, i) => i + 1).join(',')}`)).status).toBe(422);
  });

  it('takes as many statements for 1 row as for 25, and totals that are right at once', async () => {
    const cost = async (size: number) => {
      const before = app.statements();
      await app.call('admin', 'GET', `${samples}?size=${size}&open=true`);
      return app.statements() - before;
    };
    await make({ name: 'count' });
    const one = await cost(1);
    await make({ name: 'count' });
    expect(await cost(25)).toBe(one);
    expect(one).toBe(2);
    const { total_elements: before } = (await app.call<Content>('admin', 'GET', `${samples}?name=count`)).body;
    const row = await make({ name: 'count' });
    expect((await app.call<Content>('admin', 'GET', `${samples}?name=count`)).body.total_elements).toBe(before + 1);
    await app.call('admin', 'DELETE', `${samples}/${row.id}`);
    expect((await app.call<Content>('admin', 'GET', `${samples}?name=count`)).body.total_elements).toBe(before);
    const all = (await app.call<Content>('admin', 'GET', `${samples}?size=1000`)).body;
    expect(all.total_elements).toBe(all.content.length);
  });
});

describe('deletion', () => {
  it('detaches and removes as the declaration says', async () => {
    const { body: place } = await app.call<Row>('manager', 'POST', '/api/arena-hub/places', { name: 'going' });
    const row = await make({ name: 'detached', away: place.id, visits: [place.id, 1] });
    await app.call('admin', 'POST', `/api/shop/places/${place.id}/spans`, { name: 'with it', from: 900, to: 901 });
    expect(await app.call('manager', 'DELETE', `/api/arena-hub/places/${place.id}`)).toMatchObject({ status: 200, body: { id: place.id } });
    expect((await app.call<Row>('admin', 'GET', `${samples}/${row.id}`)).body).toMatchObject({ away: null, visits: [1] });
    expect((await app.call<{ data: Row[] }>('admin', 'GET', `/api/shop/places/${place.id}/spans`)).body.data).toEqual([]);
  });
});
