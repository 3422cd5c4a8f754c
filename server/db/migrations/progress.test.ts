import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { progressOfWhat } from '#server/db/migrations/0023-progress.ts';
import { startServices, type TestServices } from '#tests/support/services.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

const leaf = (context: string, strategy = 'collect') => ({ type: 'leaf', context, strategy, value: 1 });

it('what was kept by its place is kept by what it was done for', async () => {
  const { db } = services.database;
  const token = await services.as('admin');
  const made = async (path: string, body: object) => (await services.call<{ id: number }>(token, 'POST', path, body)).body.id;
  const user = await made('/core/users', { username: 'under.way', password: 'secret-1', roles: ['player'] });
  const achievement = (name: string, more: object) => made('/achievements/achievements', { name, active: true, points: 0, contexts: [], ...more });
  const tree = { type: 'and', children: [leaf('instagram_follow'), { type: 'or', children: [leaf('session', 'compareDays'), leaf('instagram_follow')] }] };
  const count = { value: 2, met: false };
  const before = [
    [await achievement('Tree', { type: 'and', conditions: tree }), { leaves: { '0.1.1': count, '0.0': { value: 1, met: true } } }],
    [await achievement('Simple', { type: 'simple', contexts: ['session', 'purchase'], strategy: 'compareDays' }), { count }],
    [await achievement('Weekly', { type: 'recurrent', innerType: 'simple', contexts: ['session'], period: 1, unit: 'week', count: 3 }), { period: 4, counted: true }],
    [await achievement('Weekly all', { type: 'recurrent', innerType: 'and', conditions: tree, period: 1, unit: 'week', count: 3 }), { period: 4, counted: false, leaves: { '0.1.0': count } }],
  ] as const;
  for (const [id, state] of before) await sql`INSERT INTO achievement_progress (user_id, achievement_id, state) VALUES (${user}, ${id}, ${JSON.stringify(state)})`.execute(db);
  const type = await made('/achievements/quest-types', { name: 'Task', active: true, contexts: [], conditions: tree });
  const quest = await made('/achievements/quests', { name: 'Quest', active: true, kind: 'daily', contexts: ['session'], strategy: 'collect', pools: [] });
  for (const [task, pool, state] of [[type, 'weekly', { leaves: { '0.1.0': count } }], [null, 'daily', { count }]] as const) {
    await sql`INSERT INTO quest_progress (user_id, quest_id, quest_type_id, pool_type, period_start, state) VALUES (${user}, ${quest}, ${task}, ${pool}, '2026-11-23', ${JSON.stringify(state)})`.execute(db);
  }
  await progressOfWhat.up(db);
  const states = async (table: string) => (await sql<{ state: unknown }>`SELECT state FROM ${sql.table(table)} WHERE user_id = ${user} ORDER BY id`.execute(db)).rows.map(({ state }) => state);
  expect(await states('achievement_progress')).toEqual([
    { leaves: { 'instagram_follow collect #1': { value: 1, met: true }, 'instagram_follow collect #2': count } },
    { count, of: ['session compareDays', 'purchase compareDays'] },
    { period: 4, counted: true, of: ['session collect'] },
    { period: 4, counted: false, leaves: { 'session compareDays #1': count }, of: ['instagram_follow collect', 'session compareDays'] },
  ]);
  expect(await states('quest_progress')).toEqual([{ leaves: { 'session compareDays #1': count } }, { count, of: ['session collect'] }]);
});
