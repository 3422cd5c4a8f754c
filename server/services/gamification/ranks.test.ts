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
  expect(await services.call(admin, 'DELETE', `/gamification/ranks/${noob?.id}`)).toMatchObject({ status: 409, body: { code: 'inUse' } });
  const free = await services.call<{ id: number }>(admin, 'POST', '/gamification/ranks', { name: 'Legend', experience_lower: 2_000_000_000, experience_upper: 2_000_000_100, gain: 1, decay: 1, bonus: 1, active: true });
  expect((await services.call(admin, 'DELETE', `/gamification/ranks/${free.body.id}`)).status).toBe(200);
});

it('OP-031 the ceiling of a bonus may be 0, and stays it', async () => {
  const [path, keys] = ['/gamification/max-bonuses', ['max_legend_bonus', 'max_rank_bonus', 'max_reward_bonus', 'max_subscription_bonus']];
  for (const value of [50, 0]) {
    const ceilings = Object.fromEntries(keys.map((key) => [key, value]));
    expect(await services.call(admin, 'POST', `${path}/update`, ceilings)).toMatchObject({ status: 200, body: ceilings });
    expect((await services.call(admin, 'GET', path)).body).toEqual(ceilings);
  }
});
