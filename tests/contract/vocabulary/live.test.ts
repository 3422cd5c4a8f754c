import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registry } from '#resources/index.ts';
import { createSession, makeDataProvider, ServiceError, urlsOf, type Session } from '#dataProviders/index.ts';
import type { ServiceProvider } from '#dataProviders/types.ts';
import { memoryStorage, oneLock } from '#tests/support/auth-server.ts';
import { startProduct, type Product } from '#tests/support/product.ts';

/** The adapters against the embedded services, which share no code with them. */
let product: Product;
let session: Session;
let provider: ServiceProvider;
/** Standing in an arena, for what every arena has of its own. */
let inArena: ServiceProvider;
const storage = memoryStorage();
const sessionOf = (kept = storage) =>
  createSession({ storage: kept, lock: oneLock(), now: Date.now, fetch: (...asked) => fetch(...asked), urls: (service, path) => `${product.url}${urlsOf({ services: {} })(service, path)}`, language: () => 'en' });
const providerOf = (of: Session, arena: number | null, caller: { id: number; username: string; roles: readonly string[]; arenas: readonly number[] }) =>
  makeDataProvider({ session: { fetch: (url, init) => of.fetch(`${product.url}${url}`, init) }, config: { services: {} }, standpoint: { arena, caller }, language: () => 'en' });

beforeAll(async () => {
  product = await startProduct();
  session = sessionOf();
  const user = await session.signIn('admin', 'arena-demo');
  provider = providerOf(session, null, { ...user, arenas: [] });
  inArena = providerOf(session, 1, { ...user, arenas: [] });
});
afterAll(() => product.stop());

/** Where somebody with all arenas is asked for one, it is the first. */
const at = (name: string) => (registry.get(name).scope?.without.admin === 'ask' ? inArena : provider);
const first = (name: string, more: object = {}) => {
  const { sort, size } = registry.get(name).list;
  return at(name).getList(name, { pagination: { page: 1, perPage: size }, sort: { field: sort[0], order: sort[1] }, filter: {}, ...more });
};
const refusal = (work: Promise<unknown>) => work.then(() => null, (error: unknown) => error as ServiceError);

describe.each(registry.all.map((resource) => resource.name))('%s', (name) => {
  test('a page, its total, each sort, one record and several', async () => {
    const { data, total } = await first(name);
    expect(data.length).toBeGreaterThan(0);
    expect(total).toBeGreaterThanOrEqual(data.length);
    for (const field of registry.get(name).list.sortable) expect((await first(name, { sort: { field, order: 'ASC' } })).total).toBe(total);
    const ids = data.slice(0, 3).map((row) => row.id);
    expect((await at(name).getOne(name, { id: Number(ids[0]) })).data.id).toBe(ids[0]);
    expect((await at(name).getMany(name, { ids })).data.map((row) => row.id).sort()).toEqual([...ids].sort());
  });
  test('every search key and every filter is one the service knows', async () => {
    const { search, filters } = registry.get(name).list;
    for (const by of Object.keys(search.keys)) expect((await first(name, { filter: { q: 'no such text ?%_', by: [by] } })).total).toBe(0);
    const { total } = await first(name);
    for (const filter of Object.keys(filters)) expect((await first(name, { filter: { [filter]: true } })).total).not.toBe(total);
  });
  test('a record that is not there is a 404', async () => {
    expect(await refusal(at(name).getOne(name, { id: 999_999_999 }))).toMatchObject({ status: 404, code: 'notFound' });
  });
});

test('API-158: made, changed, refused as stale with the record as it is, refused with its rules, deleted', async () => {
  const { data: made } = await provider.create('ranks', { data: { name: 'Live', experience_lower: 8_000_000_000_000, experience_upper: 8_000_000_000_001 } });
  const { data: changed } = await provider.update('ranks', { id: made.id, data: { gain: 5 }, previousData: made });
  expect(changed).toMatchObject({ gain: 5, version: made.version + 1 });
  expect(await refusal(provider.update('ranks', { id: made.id, data: { gain: 6 }, previousData: made }))).toMatchObject({ status: 409, code: 'stale', current: { gain: 5 } });
  expect(await refusal(provider.update('ranks', { id: made.id, data: { bonus: 101, name: '' }, previousData: changed }))).toMatchObject({
    status: 422, code: 'invalid', violations: expect.arrayContaining([{ path: 'name', rule: 'required' }, { path: 'bonus', rule: 'between', from: 0, to: 100 }]) as unknown,
  });
  await provider.delete('ranks', { id: made.id, previousData: made });
  expect(await refusal(provider.getOne('ranks', { id: made.id }))).toMatchObject({ status: 404 });
});
test('VAL-18, shop: the rules dialect finds its paths', async () => {
  expect(await refusal(provider.create('categories', { data: { name: 'x'.repeat(256), attributes: [{ name: 'a', type: 'string', rules: [] }] } }))).toMatchObject({
    status: 422, violations: expect.arrayContaining([{ path: 'name', rule: 'maxLength', count: 255 }, { path: 'attributes.0.rules', rule: 'atLeastOne', count: 1 }]) as unknown,
  });
  const { data } = await first('categories');
  expect(await refusal(provider.create('categories', { data: { name: data[0]?.name, attributes: [] } }))).toMatchObject({ status: 409, code: 'taken', violations: [{ path: 'name', rule: 'unique' }] });
});
test('API-57, 63, 64, 67, 18, 19, 11, 05: the calls beside the operations', async () => {
  const arena = (await first('arenas')).data[0] as { id: number; name: string };
  expect((await provider.arenaByName(arena.name)).id).toBe(arena.id);
  await provider.saveArenaBaseRate(arena.id, 123, await provider.arenaBaseRate(arena.id));
  expect((await provider.arenaBaseRate(arena.id)).value).toBe(123);
  expect(await provider.arenaEmployees(arena.id)).toEqual(expect.any(Array));
  expect((await provider.employees('emp')).length).toBeGreaterThan(0);
  const user = session.user();
  await provider.saveUserSetting(user?.id ?? 0, 'dashboard', 'theme', 'Dark');
  expect(await provider.userSettings(user?.id ?? 0, 'dashboard')).toContainEqual(expect.objectContaining({ key: 'theme', value: 'Dark' }));
  expect((await session.lookUp()).settings.theme).toBe('Dark');
  expect(await provider.usersByCard('999999999')).toEqual([]);
});
test('VAL-41: a picture goes first and answers its link; a text is refused', async () => {
  const png = Uint8Array.from(atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='), (char) => char.charCodeAt(0));
  expect(await provider.upload('shop', new File([png], 'dot.png', { type: 'image/png' }))).toMatch(/^\/api\/files\/[0-9a-f]{64}\.png$/);
  await expect(provider.upload('shop', new File(['text'], 'dot.png', { type: 'image/png' }))).rejects.toThrow(ServiceError);
});
test('AUTH-06, 07, 08, OP-006: banned, inactive and players are told so only with the right password', async () => {
  for (const [name, code] of [['banned', 'banned'], ['inactive', 'inactive'], ['player', 'insufficientPermissions']] as const) {
    expect(await refusal(sessionOf(memoryStorage()).signIn(name, 'wrong'))).toMatchObject({ status: 401, code: 'invalidCredentials' });
    expect(await refusal(sessionOf(memoryStorage()).signIn(name, 'arena-demo'))).toMatchObject({ code });
  }
});
test('PERM, ART: an employee’s articles are those of the arena, or none', async () => {
  const own = sessionOf(memoryStorage());
  const user = await own.signIn('employee', 'arena-demo');
  const { data: arenas } = await providerOf(own, null, { ...user, arenas: [] }).getList('arenas', { pagination: { page: 1, perPage: 100 }, sort: { field: 'name', order: 'ASC' }, filter: {} });
  const ids = arenas.map((arena) => Number(arena.id));
  const asked = { pagination: { page: 1, perPage: 96 }, sort: { field: 'created_at', order: 'DESC' as const }, filter: {} };
  expect((await providerOf(own, ids[0] ?? 0, { ...user, arenas: ids }).getList('articles', asked)).data.every((row) => (row.arena_ids as number[]).includes(ids[0] ?? 0))).toBe(true);
  expect((await providerOf(own, null, { ...user, arenas: ids }).getList('articles', asked)).total).toBe(0);
});
test('AUTH-15: a token past its time is exchanged, against the real service', async () => {
  const before = storage.getItem('arenadesk.refresh_token');
  storage.setItem('arenadesk.expires_at', btoa('1'));
  await Promise.all(Array.from({ length: 5 }, () => first('roles')));
  expect(storage.getItem('arenadesk.refresh_token')).not.toBe(before);
  await session.signOut();
  expect(await refusal(first('roles'))).toMatchObject({ status: 401 });
});
