import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '#server/db/embedded-processes.ts';
import { settleExperience } from '#server/services/gamification/experience.ts';
import { startServices, type TestServices } from '#tests/support/services.ts';

interface Outcome {
  readonly completed: readonly string[];
  readonly coins: number;
  readonly experience: number;
  readonly chests: readonly string[];
  readonly code?: string;
  readonly errors?: unknown;
}
let services: TestServices;
let admin: string;
beforeAll(async () => {
  services = await startServices();
  admin = await services.as('admin');
  // Only what a test makes itself is to be moved.
  await sql`UPDATE achievements SET active = false`.execute(services.database.db);
  await sql`UPDATE quests SET active = false`.execute(services.database.db);
});
afterAll(() => services.stop());

let serial = 0;
const name = (what: string) => `${what} ${(serial += 1)}`;
const made = async (path: string, body: object): Promise<{ readonly id: number; readonly name: string }> => {
  const answer = await services.call<{ id: number; name: string }>(admin, 'POST', path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
};
const player = () => made('/core/users', { username: `award.${(serial += 1)}`, password: 'secret-1', roles: ['player'] }) as unknown as Promise<{ id: number; username: string }>;
const achievement = (more: object) => made('/achievements/achievements', { name: name('Achievement'), active: true, points: 5, type: 'simple', strategy: 'collect', contexts: ['birthday_party'], ...more });
const event = (context: string) => ({ context, data: { value: 1 } });
const award = (user: { readonly id: number; readonly username: string }, contexts: readonly string[], token = admin, key?: string) =>
  services.app.inject({
    method: 'POST', url: '/api/achievements/events', headers: { authorization: `Bearer ${token}`, ...(key === undefined ? {} : { 'idempotency-key': key }) },
    payload: { user_id: user.id, username: user.username, events: contexts.map(event) },
  }).then((answer) => ({ status: answer.statusCode, body: answer.json<Outcome>() }));
const wallet = async (id: number) => (await services.call<{ balance: number }>(admin, 'GET', `/gamification/users/${id}/wallet`)).body.balance;
const progress = async (id: number) => (await services.call<{ content: readonly { id: number; name: string; progress_value: number; completed_at: string | null; points: number }[] }>(admin, 'GET', `/achievements/users/${id}/achievements?size=100&view=true`)).body.content;
const ledger = (id: number) => services.database.db.selectFrom('coin_ledger').select(['amount', 'reason']).where('user_id', '=', id).execute();

describe('GAMI-15 API-36 an award', () => {
  it('moves what it meets: progress 1, then done and paid once; the same request repeated gives nothing more', async () => {
    const user = await player();
    const goal = await achievement({ value: 2, rewards: { coins: 70, experience: 30, chest: 'gold' } });
    expect(await award(user, ['birthday_party'])).toMatchObject({ status: 200, body: { completed: [], coins: 0 } });
    expect(await progress(user.id)).toMatchObject([{ id: goal.id, progress_value: 1, completed_at: null, points: 5 }]);
    const key = `award-key-${user.id}`;
    const done = await award(user, ['birthday_party'], admin, key);
    expect(done).toMatchObject({ status: 200, body: { completed: [goal.name], coins: 70, experience: 30, chests: ['gold'] } });
    expect(await award(user, ['birthday_party'], admin, key)).toEqual(done);
    expect((await award(user, ['birthday_party'])).body).toMatchObject({ completed: [], coins: 0, experience: 0, chests: [] });
    expect(await progress(user.id)).toMatchObject([{ progress_value: 2, completed_at: expect.any(String) }]);
    expect(await ledger(user.id)).toEqual([{ amount: 70, reason: 'award' }]);
    expect((await services.call(admin, 'GET', `/gamification/users/${user.id}/xp`)).body).toMatchObject({ balance: 30 });
    expect((await services.call(admin, 'GET', `/gamification/legacy/users/${user.id}/items`)).body).toMatchObject([{ name: 'chest.gold', type: 'coin', amount: 500 }]);
    const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM player_events WHERE user_id = ${user.id}`.execute(services.database.db);
    expect(rows[0]?.count).toBe(3);
    await sql`UPDATE achievements SET active = false WHERE id = ${goal.id}`.execute(services.database.db);
  });

  it('experience is there to stay a minute later, also for somebody who stood at 0 for a month', async () => {
    const user = await player();
    const { db } = services.database;
    await sql`INSERT INTO experience (user_id, balance, settled_at) VALUES (${user.id}, 0, now() - interval '30 days')`.execute(db);
    const goal = await achievement({ contexts: ['significant_other_visit'], value: 1, rewards: { experience: 1_500 } });
    expect((await award(user, ['significant_other_visit'])).body).toMatchObject({ completed: [goal.name], experience: 1_500 });
    await settleExperience({ db, now: () => new Date(Date.now() + 360_000) });
    expect((await services.call(admin, 'GET', `/gamification/users/${user.id}/xp`)).body).toEqual({ balance: 1_500, rank: { name: 'starter' } });
  });

  it('at once from several places pays once', async () => {
    const user = await player();
    const goal = await achievement({ value: 3, contexts: ['win_with_friend'], rewards: { coins: 40 } });
    const answers = await Promise.all(Array.from({ length: 8 }, () => award(user, ['win_with_friend'])));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(answers.filter(({ body }) => body.completed.includes(goal.name))).toHaveLength(1);
    expect(await wallet(user.id)).toBe(40);
    expect(await ledger(user.id)).toHaveLength(1);
    expect(await progress(user.id)).toMatchObject([{ progress_value: 3 }]);
    const key = `raced-key-${user.id}`;
    const other = await player();
    const same = await Promise.all(Array.from({ length: 4 }, () => award(other, ['win_with_friend'], admin, key)));
    expect(new Set(same.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await progress(other.id)).toMatchObject([{ progress_value: 1 }]);
  });

  it('two events of one award count both; what is inactive, or in a group that is, does not move', async () => {
    const user = await player();
    const group = await made('/achievements/achievement-groups', { name: name('Group'), active: false });
    const tree = { type: 'and', children: [{ type: 'leaf', context: 'instagram_follow', strategy: 'collect', value: 1 }, { type: 'leaf', context: 'tiktok_follow', strategy: 'collect', value: 1 }] };
    const both = await achievement({ type: 'and', contexts: [], conditions: tree, rewards: { coins: 10 } });
    await achievement({ contexts: ['instagram_follow'], group_id: group.id, rewards: { coins: 1_000 } });
    expect((await award(user, ['instagram_follow', 'tiktok_follow'])).body).toMatchObject({ completed: [both.name], coins: 10 });
    expect(await wallet(user.id)).toBe(10);
  });

  it('conditions that are changed while players are under way are paid for what they ask for now; a task of the week, too', async () => {
    await sql`UPDATE achievements SET active = false`.execute(services.database.db);
    const user = await player();
    const all = (...contexts: readonly string[]) => ({ type: 'and', children: contexts.map((context) => ({ type: 'leaf', context, strategy: 'collect', value: 1 })) });
    const goal = await achievement({ type: 'and', contexts: [], conditions: all('instagram_follow', 'tiktok_follow'), rewards: { coins: 500 } });
    const task = await made('/achievements/quest-types', { name: name('Task'), active: true, contexts: [], conditions: all('instagram_follow', 'tiktok_follow'), rewards: { coins: 30 } });
    const quest = await made('/achievements/quests', { name: name('Quest'), active: true, kind: 'weekly', rewards: [], pools: [{ pool_type: 'weekly', quest_types: [{ quest_type: task.id, weight: 1 }] }] });
    expect((await award(user, ['instagram_follow'])).body).toMatchObject({ completed: [] });
    const change = async (conditions: object) => {
      for (const path of [`achievements/${goal.id}`, `quest-types/${task.id}`]) expect((await services.call(admin, 'PUT', `/achievements/${path}`, { conditions })).status, path).toBe(200);
    };
    await change(all('ff_competition_win', 'tiktok_follow', 'instagram_follow'));
    expect((await award(user, ['tiktok_follow'])).body).toMatchObject({ completed: [], coins: 0 });
    await change(all('tiktok_follow', 'instagram_follow', 'ff_competition_win'));
    expect((await award(user, ['ff_competition_win'])).body).toMatchObject({ completed: [goal.name, quest.name], coins: 530 });
    await sql`UPDATE achievements SET active = false WHERE id = ${goal.id}`.execute(services.database.db);
    await sql`UPDATE quests SET active = false WHERE id = ${quest.id}`.execute(services.database.db);
  });

  it('what is deleted meanwhile is left out, and keeps nothing from happening', async () => {
    const user = await player();
    const goal = await achievement({ contexts: ['ff_competition_win'], rewards: { coins: 40 } });
    const quest = await made('/achievements/quests', { name: name('Quest'), active: true, kind: 'daily', contexts: ['ff_competition_win'], strategy: 'collect', rewards: [{ coins: 20, experience: null, chest: null }], pools: [] });
    const { db } = services.database;
    const answer = await db.transaction().execute(async (trx) => {
      await sql`DELETE FROM achievements WHERE id = ${goal.id}`.execute(trx);
      await sql`DELETE FROM quests WHERE id = ${quest.id}`.execute(trx);
      const awarded = award(user, ['ff_competition_win']);
      const waits = async () => (await sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db)).rows.length > 0;
      expect(await until(waits, 10_000)).toBe(true);
      return { awarded };
    });
    expect(await answer.awarded).toMatchObject({ status: 200, body: { completed: [], coins: 0 } });
    expect(await wallet(user.id)).toBe(0);
  });

  it('GAMI-09 a quest draws its task for the period, pays it once, and begins anew in the next', async () => {
    const user = await player();
    const type = await made('/achievements/quest-types', { name: name('Task'), active: true, strategy: 'collect', value: 1, contexts: ['staff_drink_treat'], rewards: { coins: 5 } });
    const quest = await made('/achievements/quests', { name: name('Quest'), active: true, kind: 'daily', rewards: [{ coins: 20, experience: 7, chest: null }], pools: [{ pool_type: 'daily', quest_types: [{ quest_type: type.id, weight: 1 }] }] });
    expect((await award(user, ['staff_drink_treat'])).body).toMatchObject({ completed: [quest.name], coins: 25, experience: 7 });
    expect((await award(user, ['staff_drink_treat'])).body).toMatchObject({ completed: [], coins: 0 });
    services.clock.set(new Date(Date.now() + 86_400_000));
    const tomorrow = (await services.login('admin')).body.access_token;
    expect((await award(user, ['staff_drink_treat'], tomorrow)).body).toMatchObject({ completed: [quest.name], coins: 25 });
    services.clock.set(null);
    const { body } = await services.call<{ content: readonly object[]; total_elements: number }>(admin, 'GET', `/achievements/users/${user.id}/quests?size=100&view=true`);
    expect(body).toMatchObject({ total_elements: 2, content: [{ name: quest.name, quest_type: type.name, pool_type: 'daily', progress_value: 1 }, { pool_type: 'daily' }] });
    expect((await services.call(admin, 'GET', `/achievements/quests/${quest.id}/users?size=10`)).body).toMatchObject({ total_elements: 2, content: [{ id: user.id, username: user.username, progress_value: 1 }, {}] });
  });

  it('USER-54 LEGEND is the admins\' alone, also for the service, and gives the legend part of the bonus', async () => {
    const user = await player();
    for (const role of ['manager', 'employee']) {
      expect((await award(user, ['LEGEND'], await services.as(role))).status, role).toBe(403);
      expect((await award(user, ['birthday_party'], await services.as(role))).status, role).toBe(200);
    }
    const bonus = async () => (await services.call(admin, 'GET', `/gamification/users/${user.id}/bonus`)).body;
    expect(await bonus()).toEqual({ legend_bonus: 0, rank_bonus: 0, reward_bonus: 0, subscription_bonus: 0 });
    expect((await award(user, ['LEGEND'])).status).toBe(200);
    expect(await bonus()).toMatchObject({ legend_bonus: 0.5 });
  });

  it('USER-14 USER-33 nobody awards themselves, and staff only whom they may manage', async () => {
    const known = async (username: string) => (await services.call<{ id: number; username: string }>(admin, 'GET', `/core/users/by-username/${username}`)).body;
    const [boss, manager, employee] = [await known('admin'), await known('manager'), await known('employee')];
    const tokens = { admin, manager: await services.as('manager'), employee: await services.as('employee') };
    for (const [who, self] of [['admin', boss], ['manager', manager], ['employee', employee]] as const) expect(await award(self, ['birthday_party'], tokens[who]), who).toMatchObject({ status: 403, body: { code: 'ownAward' } });
    for (const [who, other] of [['employee', manager], ['employee', boss], ['manager', boss]] as const) expect((await award(other, ['birthday_party'], tokens[who])).status, `${who} ${other.username}`).toBe(403);
    for (const [who, other] of [['manager', employee], ['admin', manager]] as const) expect((await award(other, ['birthday_party'], tokens[who])).status, `${who} ${other.username}`).toBe(200);
  });

  it('is refused without an event, for somebody else\'s name, for what is no award, for a value that is not 1', async () => {
    const user = await player();
    expect(await award(user, [])).toMatchObject({ status: 422, body: { errors: { events: [{ rule: 'atLeastOne' }] } } });
    expect(await award({ ...user, username: 'admin' }, ['birthday_party'])).toMatchObject({ status: 422, body: { errors: { username: [{ rule: 'differs' }] } } });
    expect((await award(user, ['session'])).status).toBe(422);
    expect((await services.call(admin, 'POST', '/achievements/events', { user_id: user.id, username: user.username, events: [{ context: 'birthday_party', data: { value: 100 } }] })).status).toBe(422);
    expect((await award({ id: 999_999, username: 'x' }, ['birthday_party'])).status).toBe(404);
  });

  it('GAMI-01 GAMI-03 a tree whose root says another kind than the type is refused, and what nothing moves is while it is active', async () => {
    const tree = (type: string) => ({ type, children: ['session', 'purchase'].map((context) => ({ type: 'leaf', context, strategy: 'collect', value: null })) });
    const make = (more: object) => services.call(admin, 'POST', '/achievements/achievements', { name: name('Achievement'), points: 0, contexts: [], ...more });
    expect(await make({ type: 'or', conditions: tree('and') })).toMatchObject({ status: 422, body: { errors: { conditions: [{ rule: 'rootFollowsType' }] } } });
    const goal = await achievement({ type: 'or', active: false, conditions: tree('or') });
    expect(await services.call(admin, 'PUT', `/achievements/achievements/${goal.id}`, { type: 'and' })).toMatchObject({ status: 422, body: { errors: { conditions: [{ rule: 'rootFollowsType' }] } } });
    expect((await services.call(admin, 'PUT', `/achievements/achievements/${goal.id}`, { type: 'and', conditions: tree('and') })).status).toBe(200);
    expect(await make({ type: 'simple' })).toMatchObject({ status: 422, body: { errors: { contexts: [{ rule: 'neverMoves' }] } } });
    expect((await make({ type: 'simple', active: false })).status).toBe(201);
    for (const path of ['quests', 'quest-types']) expect(await services.call(admin, 'POST', `/achievements/${path}`, { name: name('Empty') }), path).toMatchObject({ status: 422, body: { errors: { contexts: [{ rule: 'neverMoves' }] } } });
  });

  it('GAMI-02 GAMI-03 what can never be reached is refused: a value below 1, more conditions than a group has; a recurrent one asks for conditions where its inner type does', async () => {
    const tree = (type: string, value: number | null = null) => ({ type, children: ['session', 'purchase'].map((context) => ({ type: 'leaf', context, strategy: 'collect', value })) });
    const make = async (more: object) => {
      const { status, body } = await services.call<{ errors?: unknown }>(admin, 'POST', '/achievements/achievements', { name: name('Achievement'), points: 0, contexts: [], ...more });
      return status === 201 ? status : body.errors;
    };
    const low = [{ rule: 'atLeast', amount: 1 }];
    for (const value of [0, -3]) expect(await make({ type: 'simple', contexts: ['session'], value })).toEqual({ value: low });
    expect(await make({ type: 'and', conditions: tree('and', -3) })).toEqual({ 'conditions.children.0.value': low, 'conditions.children.1.value': low });
    const weekly = { type: 'recurrent', period: 1, unit: 'week', count: 2 };
    for (const [more, innerType] of [[{ type: 'group' }, 'simple'], [weekly, 'group']] as const) {
      const group = { ...more, innerType, conditions: tree('group') };
      expect(await make({ ...group, value: 3 })).toEqual({ value: [{ rule: 'groupHasFewer' }] });
      expect(await make({ ...group, value: 2 })).toBe(201);
    }
    expect(await make({ ...weekly, innerType: 'and', contexts: ['session'] })).toEqual({ conditions: [{ rule: 'required' }] });
    expect(await make({ ...weekly, innerType: 'and', conditions: tree('or') })).toEqual({ conditions: [{ rule: 'rootFollowsType' }] });
    const user = await player();
    const goal = await achievement({ ...weekly, innerType: 'or', contexts: [], conditions: { type: 'or', children: [{ type: 'leaf', context: 'birthday_party', strategy: 'collect', value: 1 }] } });
    expect((await award(user, ['birthday_party'])).body).toMatchObject({ completed: [] });
    expect((await award(user, ['birthday_party'])).body).toMatchObject({ completed: [goal.name] });
  });

  it('GAMI-07 API-41 an achievement shows its users with their progress, the furthest first', async () => {
    const [one, two] = [await player(), await player()];
    const goal = await achievement({ value: 9, contexts: ['ff_league_participation'] });
    await award(one, ['ff_league_participation']);
    for (let i = 0; i < 3; i += 1) await award(two, ['ff_league_participation']);
    const { body } = await services.call<{ content: readonly object[] }>(await services.as('manager'), 'GET', `/achievements/achievements/${goal.id}/users?size=10&page=0`);
    expect(body.content).toMatchObject([{ id: two.id, progress_value: 3 }, { id: one.id, progress_value: 1 }]);
    expect((await services.call(await services.as('employee'), 'GET', `/achievements/achievements/${goal.id}/users`)).status).toBe(403);
    expect((await services.call(admin, 'GET', '/achievements/achievements/999999/users')).status).toBe(404);
  });
});
