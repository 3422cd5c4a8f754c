import { describe, expect, it } from 'vitest';
import { hardRegistry as registry } from '#tests/contract/vocabulary/hard-entities.ts';
import { providerAt } from '#tests/contract/vocabulary/recorder.ts';
import { recording } from '#tests/support/recording.ts';
import type { ServiceConfig } from '#dataProviders/types.ts';
import type { ServiceError } from './errors.ts';

const recorder = recording();
const lines = () => recorder.seen.map((seen) => `${seen.method} ${seen.url}`);
const bare = (): ServiceConfig => ({ url: recorder.origin, versions: 'none', keys: 'none', whole: false });
const p0 = (content: readonly object[], total: number) => ({ json: { content, total_elements: total } });
const refusal = (work: Promise<unknown>) => work.then(() => null, (error: unknown) => error as ServiceError);

describe('a service that has no call for one record', () => {
  const faulty = () => providerAt(recorder, { registry, services: { core: bare(), gamification: bare() } });
  it('the record is taken from the list, page after page', async () => {
    recorder.answer(p0(Array.from({ length: 100 }, (_, i) => ({ id: i + 1 })), 150), p0([{ id: 133, username: 'x' }], 150));
    expect((await faulty().getOne('faulty-users', { id: 133 })).data).toEqual({ id: 133, username: 'x' });
    expect(lines()).toEqual(['GET /users/bad-imports?size=100&page=0&sort=id,DESC', 'GET /users/bad-imports?size=100&page=1&sort=id,DESC']);
  });
  it('it says so when the record is not found there', async () => {
    recorder.answer(p0([{ id: 1 }], 1));
    expect(await refusal(faulty().getOne('faulty-users', { id: 133 }))).toMatchObject({ status: 404, code: 'notFound', message: 'core has no call for one record of faulty-users, and 133 is not in its list' });
  });
  it('several are looked for in one go, and the rest not read once all are found', async () => {
    recorder.answer(p0([{ id: 1 }, { id: 2 }, { id: 3 }], 300));
    expect((await faulty().getMany('roles', { ids: [3, 1] })).data).toEqual([{ id: 1 }, { id: 3 }]);
    expect(lines()).toHaveLength(1);
  });
  it('a resource that has the call all the same uses it', async () => {
    recorder.answer({ json: { id: 7 } });
    await faulty().getOne('users', { id: 7 });
    expect(lines()).toEqual(['GET /users/7']);
  });
});

describe('many', () => {
  it('goes a hundred ids a call, and asks nothing for none', async () => {
    recorder.answer(p0([], 0));
    const provider = providerAt(recorder, { registry });
    await provider.getMany('roles', { ids: Array.from({ length: 150 }, (_, i) => i + 1) });
    await provider.getMany('roles', { ids: [] });
    expect(recorder.seen.map((seen) => seen.url.split('ids=')[1]?.split(',').length)).toEqual([100, 50]);
  });
  it('users by id, a hundred a call, as core has it', async () => {
    recorder.answer({ json: [{ id: 1 }] });
    await providerAt(recorder, { registry }).getMany('users', { ids: Array.from({ length: 101 }, (_, i) => i + 1) });
    expect(recorder.seen.map((seen) => seen.url.slice(0, 29))).toEqual(['/api/core/users/by-id?ids=1,2', '/api/core/users/by-id?ids=101']);
  });
});

describe('updates', () => {
  it('carry the version of meta, else of the record that was seen', async () => {
    recorder.answer({ json: { id: 7, version: 5 } });
    const provider = providerAt(recorder, { registry });
    await provider.update('ranks', { id: 7, data: { gain: 1 }, previousData: { id: 7, version: 4 } });
    await provider.update('ranks', { id: 7, data: { gain: 1 }, previousData: { id: 7, version: 4 }, meta: { version: 3 } });
    await provider.update('ranks', { id: 7, data: { gain: 1 }, previousData: { id: 7 } });
    expect(recorder.seen.map((seen) => seen.headers['if-match'])).toEqual(['"4"', '"3"', undefined]);
  });
  it('a stale one is refused with the record as it is now', async () => {
    recorder.answer({ status: 409, json: { code: 'stale', message: 'x', current: { id: 7, version: 5 } } });
    expect(await refusal(providerAt(recorder, { registry }).update('ranks', { id: 7, data: {}, previousData: { id: 7, version: 4 } }))).toMatchObject({ status: 409, code: 'stale', current: { id: 7, version: 5 } });
  });
  it('without versions the record is read again first, and the same refusal made here', async () => {
    const provider = providerAt(recorder, { registry, services: { gamification: bare() } });
    const current = { id: 7, updated_at: '2026-11-28T10:00:05Z' };
    recorder.answer(p0([current], 1));
    expect(await refusal(provider.update('ranks', { id: 7, data: { gain: 1 }, previousData: { id: 7, updated_at: '2026-11-28T10:00:00Z' } }))).toMatchObject({ status: 409, code: 'stale', current });
    expect(lines()).toEqual(['GET /ranks?size=100&page=0&sort=experienceLower,ASC']);
  });
  it('without versions and with nothing changed meanwhile it is written, without If-Match', async () => {
    const provider = providerAt(recorder, { registry, services: { gamification: bare() } });
    const seen = { id: 7, version: 2, updated_at: '2026-11-28T10:00:00Z' };
    recorder.answer(p0([seen], 1), { json: { id: 7 } });
    await provider.update('ranks', { id: 7, data: { gain: 1 }, previousData: seen });
    expect(recorder.seen.at(-1)).toMatchObject({ method: 'PUT', url: '/ranks/7', body: { gain: 1 } });
    expect(recorder.seen.at(-1)?.headers).not.toHaveProperty('if-match');
  });
  it('an answer without a record is read anew', async () => {
    recorder.answer({ status: 204, text: '' }, { json: { id: 7, gain: 1 } });
    expect((await providerAt(recorder, { registry }).update('ranks', { id: 7, data: { gain: 1 }, previousData: { id: 7 } })).data).toEqual({ id: 7, gain: 1 });
    expect(lines()).toEqual(['PUT /api/gamification/ranks/7', 'GET /api/gamification/ranks/7']);
  });
});

describe('the rest of what react-admin asks', () => {
  it('rows of one other record, where a filter is declared for it', async () => {
    recorder.answer({ json: { data: [], metadata: { count: 0 } } });
    const provider = providerAt(recorder, { registry });
    const asked = { target: 'sent', id: 1, pagination: { page: 1, perPage: 25 }, sort: { field: 'id', order: 'DESC' as const }, filter: {} };
    await provider.getManyReference('mobile-notifications', asked);
    expect(lines()).toEqual(['GET /api/notifications/mobile-notifications?sent=1&size=25&page=0&sort=id,DESC']);
    await expect(async () => provider.getManyReference('ranks', { ...asked, target: 'arena_id' })).rejects.toThrow('gamification cannot list ranks by arena_id');
  });
  it('several are changed and deleted one after the other', async () => {
    recorder.answer({ json: { id: 1 } });
    const provider = providerAt(recorder, { registry });
    expect((await provider.updateMany('ranks', { ids: [1, 2], data: { active: false } })).data).toEqual([1, 2]);
    expect((await provider.deleteMany('ranks', { ids: [1, 2] })).data).toEqual([1, 2]);
    expect(lines()).toEqual(['PUT', 'PUT', 'DELETE', 'DELETE'].map((method, i) => `${method} /api/gamification/ranks/${(i % 2) + 1}`));
  });
  it('a delete answers the record that is gone', async () => {
    recorder.answer({ status: 204, text: '' });
    expect((await providerAt(recorder, { registry }).delete('ranks', { id: 7, previousData: { id: 7, name: 'Noob' } })).data).toEqual({ id: 7, name: 'Noob' });
  });
  it('an action carries its key where it is declared to', async () => {
    recorder.answer({ json: { id: 8 } });
    const provider = providerAt(recorder, { registry, arena: 4 });
    expect((await provider.act('invoices', { action: 'fiscalize', id: 7, key: 'k1' })).data).toEqual({ id: 8 });
    await provider.act('faulty-users', { action: 'import', id: 7, data: { username: 'x_1' }, key: 'k2' });
    expect(recorder.seen.map((seen) => seen.headers['idempotency-key'])).toEqual(['k1', 'k2']);
    await expect(provider.act('invoices', { action: 'shred', id: 7 })).rejects.toThrow('invoices has no action shred');
  });
  it('OP-013: a list that is given up rejects, whatever its answer would have been', async () => {
    const giving = new AbortController();
    giving.abort();
    const asked = providerAt(recorder, { registry }).getList('ranks', { pagination: { page: 1, perPage: 10 }, sort: { field: 'experience_lower', order: 'ASC' }, filter: {}, signal: giving.signal });
    expect((await refusal(asked))?.name).toBe('AbortError');
  });
  it('bare lists are paged and sorted here', async () => {
    recorder.answer({ json: [{ id: 1, name: 'C' }, { id: 2, name: 'A' }, { id: 3, name: 'B' }] });
    expect(await providerAt(recorder, { registry, arena: 4 }).getList('warehouses', { pagination: { page: 2, perPage: 2 }, sort: { field: 'name', order: 'ASC' }, filter: {} })).toEqual({ data: [{ id: 1, name: 'C' }], total: 3 });
  });
});
