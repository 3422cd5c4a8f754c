import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveExperience, settleExperience } from '#server/services/gamification/experience.ts';
import { startServices, type TestServices } from '#tests/support/services.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

const start = new Date('2027-01-04T10:00:00Z');
const hours = (n: number) => new Date(start.getTime() + n * 3_600_000);
const settleAt = (moment: Date) => settleExperience({ db: services.database.db, now: () => moment });
const player = async (username: string, balance: number | null): Promise<number> => {
  const { body } = await services.call<{ id: number }>(await services.as('admin'), 'POST', '/core/users', { username, password: 'secret-1', roles: ['player'] });
  if (balance !== null) await sql`INSERT INTO experience (user_id, balance, settled_at) VALUES (${body.id}, ${balance}, ${start.toISOString()})`.execute(services.database.db);
  return body.id;
};
const play = (user: number, from: Date, to: Date | null) =>
  sql`INSERT INTO play_sessions (arena_id, user_id, username, device_id, hostname, started_at, stopped_at) VALUES (1, ${user}, 'x', 'ps', 'ps1', ${from.toISOString()}, ${to?.toISOString() ?? null})`.execute(services.database.db);
const standing = async (user: number) => (await services.call<{ balance: number; rank: { name: string } }>(await services.as('admin'), 'GET', `/gamification/users/${user}/xp`)).body;

describe('GAMI-14 experience follows play', () => {
  it('ten hours at a gain of 5 are 50; crossing the bound changes the rank and its bonus; several processes count nothing twice', async () => {
    await sql`UPDATE ranks SET gain = 5 WHERE name IN ('noob', 'starter')`.execute(services.database.db);
    const [one, two, fresh] = [await player('xp.one', 10), await player('xp.two', 980), await player('xp.fresh', null)];
    for (const user of [one, two, fresh]) await play(user, hours(0), hours(10));
    await settleAt(hours(4));
    await Promise.all([settleAt(hours(10)), settleAt(hours(10)), settleAt(hours(10))]);
    await settleAt(hours(10));
    expect(await standing(one)).toEqual({ balance: 60, rank: { name: 'noob' } });
    expect(await standing(two)).toEqual({ balance: 1_030, rank: { name: 'starter' } });
    expect(await standing(fresh)).toEqual({ balance: 50, rank: { name: 'noob' } });
    expect((await services.call(await services.as('admin'), 'GET', `/gamification/users/${two}/bonus`)).body).toMatchObject({ rank_bonus: 0.05 });
  });
  it('an open session counts while it runs; without play the rank takes what it takes, never below 0', async () => {
    await sql`UPDATE ranks SET gain = 60, decay = 0 WHERE name = 'noob'`.execute(services.database.db);
    await sql`UPDATE ranks SET decay = 50 WHERE name = 'starter'`.execute(services.database.db);
    const [playing, idle] = [await player('xp.playing', 0), await player('xp.idle', 1_100)];
    await play(playing, hours(0), null);
    await settleAt(hours(1));
    expect(await standing(playing)).toMatchObject({ balance: 60 });
    await settleAt(hours(1.5));
    expect(await standing(playing)).toMatchObject({ balance: 90 });
    expect(await standing(idle)).toMatchObject({ balance: 1_050 });
    await settleAt(hours(100));
    expect(await standing(idle)).toEqual({ balance: 1_000, rank: { name: 'starter' } });
  });
  it('what is given counts from then on: the time before takes nothing of it, and what was played until then keeps the gain of its own rank', async () => {
    await sql`UPDATE ranks SET gain = 60, decay = 5 WHERE name = 'noob'`.execute(services.database.db);
    await sql`UPDATE ranks SET gain = 0, decay = 50 WHERE name = 'starter'`.execute(services.database.db);
    const [back, playing, fresh] = [await player('xp.back', 0), await player('xp.back.playing', 0), await player('xp.back.fresh', null)];
    for (const user of [playing, fresh]) await play(user, hours(719), null);
    const now = () => hours(720);
    for (const user of [back, playing, fresh]) await services.database.db.transaction().execute((db) => giveExperience({ db, now }, user, 1_500));
    await settleAt(hours(720.5));
    expect(await standing(back)).toEqual({ balance: 1_500, rank: { name: 'starter' } });
    for (const user of [playing, fresh]) expect(await standing(user)).toMatchObject({ balance: 1_560 });
    await settleAt(hours(721));
    expect(await standing(back)).toMatchObject({ balance: 1_450 });
  });
});
