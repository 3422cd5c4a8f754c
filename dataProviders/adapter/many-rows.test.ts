import { describe, expect, it } from 'vitest';
import { registry } from '#resources/index.ts';
import { providerAt } from '#tests/contract/vocabulary/recorder.ts';
import { recording } from '#tests/support/recording.ts';
import type { Row, ServiceConfig } from '#dataProviders/types.ts';

const recorder = recording();
const foreign = (): ServiceConfig => ({ url: recorder.origin, versions: 'none', keys: 'none', whole: false });
const elsewhere = () => providerAt(recorder, { registry, services: { core: foreign(), achievements: foreign() } });
const here = (arena: number | null = null) => providerAt(recorder, { registry, arena });
const urls = () => recorder.seen.map(({ method, url }) => `${method} ${url}`);
const p0 = (content: readonly object[], total: number) => ({ json: { content, total_elements: total } });
const numbered = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => ({ id: from + i, username: `u${from + i}` }));
const exported = async (provider: ReturnType<typeof here>, resource = 'users', filter = {}) => {
  const rows: Row[] = [];
  const totals: number[] = [];
  const count = await provider.exportRows(resource, { sort: ['username', 'ASC'], filter, fields: ['username'], onRows: (some, total) => { rows.push(...some); totals.push(total); } });
  return { count, ids: rows.map(({ id }) => id), totals };
};

describe('a list as a whole', () => {
  it('is streamed by our own service, with the filter of the list', async () => {
    recorder.answer({ text: '{"total":3}\n{"id":7,"username":"a"}\n{"id":3,"username":"b"}\n{"id":9,"username":"c"}\n{"rows":3}\n' });
    expect(await exported(here(), 'users', { q: 'an', by: ['username'], active: true })).toMatchObject({ count: 3, ids: [7, 3, 9] });
    expect(urls()).toEqual(['GET /api/core/users/export?username=an&active=true&sort=username,ASC&fields=username']);
  });
  it('fails when it ends before its end, or with another number than it says', async () => {
    for (const text of ['{"total":2}\n{"id":1}\n', '{"total":2}\n{"id":1}\n{"rows":2}\n', '{"total":1}\n{"id":1}\n{"rows":1}']) {
      recorder.answer({ text });
      await expect(exported(here()), text).rejects.toMatchObject({ code: 'unexpected' });
    }
    recorder.answer({ text: '<html>\n' });
    await expect(exported(here())).rejects.toMatchObject({ code: 'unexpected', message: expect.stringContaining('no JSON') });
  });
  it('is gone through page by page at any other service, by id, each row once', async () => {
    recorder.answer(p0(numbered(1, 100), 150), p0([{ id: 100 }, ...numbered(101, 150)], 150));
    const { count, ids, totals } = await exported(elsewhere());
    expect(count).toBe(150);
    expect(new Set(ids).size).toBe(150);
    expect(totals).toEqual([150, 150]);
    expect(urls()).toEqual(['GET /users?size=100&page=0&sort=id,ASC', 'GET /users?size=100&page=1&sort=id,ASC']);
  });
  it('fails when such a service gives fewer rows than it counts', async () => {
    recorder.answer(p0(numbered(1, 100), 150), p0([], 150));
    await expect(exported(elsewhere())).rejects.toMatchObject({ message: 'core sent 100 of 150 rows of users: the list is not whole' });
  });
});

describe('many rows at once', () => {
  it('go a hundred a call to our own service, which answers for each', async () => {
    const rows = numbered(1, 101).map((row) => ({ ...row, version: 2 }));
    recorder.answer({ json: { results: rows.slice(0, 100).map(({ id }) => (id === 5 ? { id, status: 409, code: 'inUse', message: 'in use' } : { id, status: 200 })) } }, { json: { results: [{ id: 101, status: 200 }] } });
    const done: number[] = [];
    const results = await here().bulk('users', { rows, onProgress: (count) => done.push(count) });
    expect(done).toEqual([100, 101]);
    expect(results.filter(({ error }) => error !== null)).toEqual([{ id: 5, error: expect.objectContaining({ status: 409, code: 'inUse', sentence: 'in use' }) }]);
    expect(recorder.seen[1]).toMatchObject({ method: 'POST', url: '/api/core/users/bulk', body: { rows: [{ id: 101, version: 2 }], delete: true } });
  });
  it('a call that failed as a whole is the answer for its rows and those after it', async () => {
    recorder.answer({ status: 500, json: { code: 'unexpected' } });
    const results = await here().bulk('users', { rows: numbered(1, 150), set: { active: false } });
    expect(results).toHaveLength(150);
    expect(results.every(({ error }) => (error as { status: number }).status === 500)).toBe(true);
    expect(recorder.seen).toHaveLength(1);
  });
  it('are a call a row at any other service', async () => {
    recorder.answer({ json: {} }, { status: 403, json: { message: 'no' } }, { json: {} });
    const results = await elsewhere().bulk('users', { rows: numbered(1, 3) });
    expect(results.map(({ id, error }) => [id, error === null])).toEqual([[1, true], [2, false], [3, true]]);
    expect(urls()).toEqual(['DELETE /users/1', 'DELETE /users/2', 'DELETE /users/3']);
  });
});

describe('a service of ours that makes a list or a change by hand', () => {
  it('has no call for all of it: pages are asked for, and a call a row', async () => {
    const missing = { status: 404, json: { code: 'notFound' } };
    recorder.answer(missing, p0(numbered(1, 3), 3));
    expect(await exported(here())).toMatchObject({ count: 3, ids: [1, 2, 3] });
    recorder.answer(missing, { json: {} });
    expect(await here().bulk('users', { rows: numbered(1, 2) })).toEqual([{ id: 1, error: null }, { id: 2, error: null }]);
    expect(urls()).toEqual(['GET /api/core/users/export?sort=username,ASC&fields=username', 'GET /api/core/users?size=100&page=0&sort=id,ASC', 'POST /api/core/users/bulk', 'DELETE /api/core/users/1', 'DELETE /api/core/users/2']);
  });
  it('a resource that says so is told row by row at once, of our own services, too', async () => {
    recorder.answer({ json: { id: 1 } }, { json: { id: 2 } });
    await here().bulk('global-games', { rows: numbered(1, 2), set: { active: false } });
    expect(recorder.seen.map(({ method }) => method)).toEqual(['PUT', 'PUT']);
  });
});

describe('the history of a record', () => {
  const entry = { id: 1, action: 'update', label: 'x', by: { id: 1, username: 'admin' }, at: '2026-11-28T10:00:00.000Z', changes: [] };
  it('is asked of our own service in its own paging', async () => {
    recorder.answer({ json: { data: [entry], meta: { total: 1 } } });
    expect(await here().recordHistory('categories', 7, 1)).toEqual({ data: [entry], total: 1 });
    expect(urls()).toEqual(['GET /api/shop/categories/7/history?size=25&page=1']);
  });
  it('is none at any other, and refused when it is something else', async () => {
    expect(await elsewhere().recordHistory('users', 7, 1)).toBeNull();
    expect(recorder.seen).toEqual([]);
    recorder.answer(p0([{ id: 1 }], 1));
    await expect(here().recordHistory('users', 7, 1)).rejects.toMatchObject({ code: 'unexpected' });
  });
});

describe('the search over everything', () => {
  const found = [{ resource: 'categories', total: 1, rows: [{ id: 1, name: 'a' }] }];
  it('is one call for what our own services keep', async () => {
    recorder.answer({ json: found });
    expect(await here(4).searchRecords({ text: 'an', names: ['users', 'categories'], everywhere: false })).toEqual({ found, unasked: [] });
    expect(urls()).toEqual(['GET /api/core/search?q=an&arena_id=4&resources=users,categories']);
  });
  it('asks any other only when it is meant to, and one that fails hides nothing', async () => {
    recorder.answer(p0([], 0));
    expect(await elsewhere().searchRecords({ text: 'an', names: ['users', 'achievements'], everywhere: false })).toEqual({ found: [], unasked: ['users', 'achievements'] });
    expect(recorder.seen).toEqual([]);
    recorder.answer({ status: 500 }, p0([{ id: 1 }], 1));
    expect(await elsewhere().searchRecords({ text: 'an', names: ['users', 'achievements'], everywhere: true })).toMatchObject({ found: [{ total: 1 }], unasked: [] });
    expect(recorder.seen).toHaveLength(2);
  });
});
