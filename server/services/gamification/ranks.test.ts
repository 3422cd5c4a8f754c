import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServices, type TestServices } from '#tests/support/services.ts';

let services: TestServices;
let admin: string;
beforeAll(async () => {
  services = await startServices();
  admin = await services.as('admin');
});
afterAll(() => services.stop());

it('GAMI-13 a rank that players stand at is not deleted, one that nobody stands at is', async () => {
  const { body } = await services.call<{ content: readonly { id: number; name: string }[] }>(admin, 'GET', '/gamification/ranks?size=100');
  const noob = body.content.find(({ name }) => name === 'noob');
  expect(await services.call(admin, 'DELETE', `/gamification/ranks/${noob?.id}`)).toMatchObject({ status: 409, body: { code: 'inUse', message: 'inUse users' } });
  const free = await services.call<{ id: number }>(admin, 'POST', '/gamification/ranks', { name: 'Legend', experience_lower: 2_000_000_000, experience_upper: 2_000_000_100, gain: 1, decay: 1, bonus: 1, active: true });
  expect((await services.call(admin, 'DELETE', `/gamification/ranks/${free.body.id}`)).status).toBe(200);
});

it('GAMI-13 a rank that overlaps another is refused once, at the bound that lies within it, and the other one is named; its own bounds are in nobody\'s way', async () => {
  const rank = (name: string, experience_lower: number, experience_upper: number) => ({ name, experience_lower, experience_upper, gain: 1, decay: 1, bonus: 1, active: false });
  const make = (name: string, from: number, to: number) => services.call<{ id: number }>(admin, 'POST', '/gamification/ranks', rank(name, from, to));
  const old = await make('Old', 3_000_000_000, 3_000_000_100);
  const named = (path: string) => ({ status: 422, body: { errors: { [path]: [{ rule: 'overlap', name: 'Old' }] } } });
  for (const [from, to, path] of [[3_000_000_100, 3_000_000_200, 'experience_lower'], [2_900_000_000, 3_000_000_000, 'experience_upper'], [2_900_000_000, 3_100_000_000, 'experience_upper']] as const) {
    const refused = await make('New', from, to);
    expect(refused).toMatchObject(named(path));
    expect(Object.keys((refused.body as unknown as { errors: object }).errors)).toEqual([path]);
  }
  const next = await make('Next', 3_000_000_101, 3_000_000_200);
  expect(next.status).toBe(201);
  expect(await services.call(admin, 'PUT', `/gamification/ranks/${next.body.id}`, { experience_lower: 3_000_000_050 })).toMatchObject(named('experience_lower'));
  expect((await services.call(admin, 'PUT', `/gamification/ranks/${next.body.id}`, { experience_upper: 3_000_000_150 })).status).toBe(200);
  for (const { body } of [old, next]) await services.call(admin, 'DELETE', `/gamification/ranks/${body.id}`);
});

it('OP-031 the ceiling of a bonus may be 0, and stays it', async () => {
  const [path, keys] = ['/gamification/max-bonuses', ['max_legend_bonus', 'max_rank_bonus', 'max_reward_bonus', 'max_subscription_bonus']];
  for (const value of [50, 0]) {
    const ceilings = Object.fromEntries(keys.map((key) => [key, value]));
    expect(await services.call(admin, 'POST', `${path}/update`, ceilings)).toMatchObject({ status: 200, body: ceilings });
    expect((await services.call(admin, 'GET', path)).body).toEqual(ceilings);
  }
});

it('BONUS-03 OP-024 ceilings that somebody else has set since they were seen are refused and shown as they are; over what is shown they are saved', async () => {
  const url = '/api/gamification/max-bonuses';
  const read = await services.app.inject({ url, headers: { authorization: `Bearer ${admin}` } });
  const seen = read.json<Record<string, number>>();
  const save = (body: object, version: unknown) => services.app.inject({ method: 'POST', url: `${url}/update`, headers: { authorization: `Bearer ${admin}`, 'if-match': String(version) }, payload: body });
  expect(await save({ ...seen, max_legend_bonus: 41 }, read.headers.etag)).toMatchObject({ statusCode: 200 });
  const late = await save({ ...seen, max_rank_bonus: 42 }, read.headers.etag);
  expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'stale', current: { ...seen, max_legend_bonus: 41 } }]);
  const { version } = late.json<{ current: { version: number } }>().current;
  const saved = await save({ ...seen, max_legend_bonus: 41, max_rank_bonus: 42 }, `"${version}"`);
  expect([saved.statusCode, saved.json()]).toEqual([200, { ...seen, max_legend_bonus: 41, max_rank_bonus: 42 }]);
  expect(saved.headers.etag).not.toBe(read.headers.etag);
  const log = await services.call<{ content: readonly { changes: readonly object[]; by: object }[] }>(admin, 'GET', '/gamification/max-bonuses/history?size=1');
  expect(log).toMatchObject({ status: 200, body: { content: [{ by: { username: 'admin' }, changes: [{ path: 'max_rank_bonus', before: seen.max_rank_bonus, after: 42 }] }] } });
  expect((await services.call(await services.as('employee'), 'GET', '/gamification/max-bonuses/history')).status).toBe(403);
});
