import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderVersion, type Placed } from '#resources/domain/order.ts';
import { registry } from '#resources/index.ts';
import { startServices, type TestServices } from '#tests/support/services.ts';

interface Game extends Record<string, unknown> {
  readonly id: number;
  readonly name: string;
  readonly display_order: number;
  readonly global_id: number;
}
type Listed = { readonly data: readonly Game[]; readonly metadata: { readonly count: number } };
let services: TestServices;
let [admin, manager, employee] = ['', '', ''];
beforeAll(async () => {
  services = await startServices();
  [admin, manager, employee] = [await services.as('admin'), await services.as('manager'), await services.as('employee')];
});
afterAll(() => services.stop());

const call = <T = Record<string, unknown>>(token: string, method: string, path: string, body?: unknown) => services.call<T>(token, method, path, body);
/** Games of an arena as they stand. */
const gamesOf = async (arena: number, token = admin) => (await call<Listed>(token, 'GET', `/arena-hub/arenas/${arena}/games?size=500&page=0&sort=displayOrder,ASC`)).body.data;
let serial = 0;
const original = async (kind: 'core/games' | 'arena-hub/apps' = 'core/games', more: object = {}) => {
  serial += 1;
  return (await call<Game>(admin, 'POST', `/${kind}`, { name: `Original ${serial}`, ...more })).body;
};
const entry = (game: Game, more: object = {}) => ({ global_id: game.id, name: game.name, path: 'C:\\x.exe', procs: ['x.exe'], ...more });
const add = async (token: string, arena: number, more: object = {}) => {
  const game = await original();
  return await call<Game & { errors: Record<string, unknown> }>(token, 'POST', `/arena-hub/arenas/${arena}/games`, entry(game, more));
};
const order = async (token: string, arena: number, data: readonly Placed[], seen?: number) => {
  const answer = await services.app.inject({
    method: 'POST', url: `/api/arena-hub/arenas/${arena}/games/display-order`, headers: { authorization: `Bearer ${token}`, ...(seen === undefined ? {} : { 'if-match': `"${seen}"` }) }, payload: { data },
  });
  return { status: answer.statusCode, body: answer.json<{ data: Placed[]; code: string; current: { data: Placed[] }; errors: Record<string, unknown> }>() };
};

describe('games of an arena', () => {
  it('API-89 GAME-16 come in their order, to those who work there', async () => {
    const games = await gamesOf(1, employee);
    expect(games.length).toBeGreaterThan(14);
    expect(games.map(({ display_order }) => display_order)).toEqual(games.map(({ display_order }) => display_order).toSorted((a, b) => a - b));
    expect(games[0]).toEqual(expect.objectContaining({
      arena_id: 1, global_id: expect.any(Number), name: expect.any(String), active: true, args: null, background: expect.any(String), description: expect.any(String), genre: expect.any(String), genres: expect.any(Array), icon: expect.any(String),
      image: expect.any(String), launchers: expect.any(Array), app_ids: expect.any(Array), path: expect.any(String), procs: expect.any(Array), tags: expect.any(Array), video: null, exec: null, preExec: null, postExec: null,
    }));
    expect((await call(employee, 'GET', '/arena-hub/arenas/5/games')).status).toBe(403);
  });

  it('GAME-12 API-90 one that is added stands behind the last, also where none is', async () => {
    const last = Math.max(...(await gamesOf(1)).map(({ display_order }) => display_order));
    expect((await add(manager, 1)).body.display_order).toBe(last + 1);
    expect((await add(admin, 1, { display_order: null })).body.display_order).toBe(last + 2);
    expect((await add(admin, 1, { display_order: 3 })).body.display_order).toBe(3);
    expect(await gamesOf(9)).toEqual([]);
    expect((await add(admin, 9)).body.display_order).toBe(1);
  });

  it('GAME-12 ten that are added at once get ten places', async () => {
    const last = Math.max(...(await gamesOf(2)).map(({ display_order }) => display_order));
    const made = await Promise.all(Array.from({ length: 10 }, () => add(admin, 2)));
    expect(made.map(({ body }) => body.display_order).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 10 }, (_, i) => last + 1 + i));
  });

  it('GAME-11 API-90 the same one is added once, whoever else tries at the same time', async () => {
    const game = await original();
    const answers = await Promise.all([admin, manager, admin, manager].map((token) => call<{ code: string; errors: object }>(token, 'POST', '/arena-hub/arenas/1/games', entry(game))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'taken', errors: { global_id: [{ rule: 'unique' }] } });
    const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM games WHERE global_id = ${game.id}`.execute(services.database.db);
    expect(rows[0]?.n).toBe(1);
    expect((await call(admin, 'POST', '/arena-hub/arenas/3/games', entry(game))).status).toBe(201);
  });

  it('VAL-17 VAL-58 need a game of the catalogue, a path and a process; the name is the catalogue’s', async () => {
    const bare = await call<{ errors: object }>(admin, 'POST', '/arena-hub/arenas/1/games', { name: 'x' });
    expect(bare).toMatchObject({ status: 422, body: { errors: { global_id: [{ rule: 'required' }], path: [{ rule: 'required' }], procs: [{ rule: 'atLeastOne' }] } } });
    expect(await add(admin, 1, { name: 'Another name' })).toMatchObject({ status: 422, body: { errors: { name: [{ rule: 'differs' }] } } });
    expect(await add(admin, 1, { global_id: 99_999 })).toMatchObject({ status: 422, body: { errors: { global_id: [{ rule: 'reference' }] } } });
    expect(await add(admin, 1, { arena_id: 2 })).toMatchObject({ status: 422, body: { errors: { arena_id: [{ rule: 'differs' }] } } });
    expect((await call(admin, 'POST', '/core/games', { name: 'Without a path' })).status).toBe(201);
    const { id } = (await add(admin, 1)).body;
    for (const change of [{ path: '' }, { procs: [] }]) expect((await call(admin, 'PUT', `/arena-hub/arenas/1/games/${id}`, change)).status).toBe(422);
    expect((await call(admin, 'PUT', `/arena-hub/arenas/1/games/${id}`, { name: 'x' })).status).toBe(422);
  });

  it('GAME-19 API-91 API-92 are changed and removed by everybody of the arena, added by managers', async () => {
    expect((await add(employee, 1)).status).toBe(403);
    const { id } = (await add(manager, 1)).body;
    expect(await call(employee, 'PUT', `/arena-hub/arenas/1/games/${id}`, { path: 'D:\\y.exe', display_order: null })).toMatchObject({ status: 200, body: { path: 'D:\\y.exe', version: 2 } });
    expect((await call(employee, 'DELETE', `/arena-hub/arenas/1/games/${id}`)).status).toBe(200);
    expect((await call(employee, 'GET', `/arena-hub/arenas/1/games/${id}`)).status).toBe(404);
    const foreign = (await add(admin, 5)).body;
    expect((await call(employee, 'PUT', `/arena-hub/arenas/5/games/${foreign.id}`, { path: 'x' })).status).toBe(403);
    expect((await call(employee, 'DELETE', `/arena-hub/arenas/1/games/${foreign.id}`)).status).toBe(404);
    expect((await add(manager, 5)).status).toBe(403);
  });

  it('GAME-18 launchers are apps of the same arena that are tagged so', async () => {
    const { rows } = await sql<{ id: number; arena_id: number; launcher: boolean }>`SELECT id, arena_id, 'launcher' = ANY(tags) AS launcher FROM apps ORDER BY id`.execute(services.database.db);
    const app = (arena: number, launcher: boolean) => rows.find((row) => row.arena_id === arena && row.launcher === launcher)?.id ?? 0;
    const { id } = (await add(admin, 1)).body;
    const change = (app_ids: readonly number[]) => call<Game & { errors: object }>(employee, 'PUT', `/arena-hub/arenas/1/games/${id}`, { app_ids });
    expect(await change([app(1, true)])).toMatchObject({ status: 200, body: { app_ids: [app(1, true)], launchers: [{ id: app(1, true), name: expect.any(String) }] } });
    expect((await change([app(1, false)])).status).toBe(403);
    expect(await change([app(2, true)])).toMatchObject({ status: 422, body: { errors: { app_ids: [{ rule: 'reference' }] } } });
    expect((await call(employee, 'DELETE', `/arena-hub/arenas/1/apps/${app(1, true)}`)).status).toBe(200);
    expect((await call<Game>(employee, 'GET', `/arena-hub/arenas/1/games/${id}`)).body).toMatchObject({ app_ids: [], launchers: [] });
  });

  it('are called as the catalogue calls them, also when that changes', async () => {
    const game = await original();
    const { id, version } = (await call<Game>(admin, 'POST', '/arena-hub/arenas/1/games', entry(game))).body;
    await call(admin, 'PUT', `/core/games/${game.id}`, { name: 'Renamed' });
    expect((await call<Game>(employee, 'GET', `/arena-hub/arenas/1/games/${id}`)).body).toMatchObject({ name: 'Renamed', version });
  });

  it('GAME-17 names of the catalogue are unique, case aside; a video is a web address', async () => {
    for (const kind of ['core/games', 'arena-hub/apps'] as const) {
      const { name } = await original(kind);
      expect(await call(admin, 'POST', `/${kind}`, { name: String(name).toUpperCase() }), kind).toMatchObject({ status: 409, body: { code: 'taken', errors: { name: [{ rule: 'unique' }] } } });
    }
    for (const video of ['xx', 'javascript:alert(1)']) expect(await call(admin, 'POST', '/core/games', { name: `Video ${video}`, video }), video).toMatchObject({ status: 422, body: { errors: { video: [{ rule: 'url' }] } } });
    expect((await add(admin, 1, { video: 'xx' })).body).toMatchObject({ errors: { video: [{ rule: 'url' }] } });
    expect((await add(admin, 1, { video: 'https://video.example/1' })).status).toBe(201);
  });

  it('a game of the catalogue that is switched off is added by admins only', async () => {
    const off = await original('core/games', { active: false });
    expect((await call(manager, 'POST', '/arena-hub/arenas/1/games', entry(off))).status).toBe(403);
    expect((await call(admin, 'POST', '/arena-hub/arenas/1/games', entry(off))).status).toBe(201);
  });
});

describe('the order of the games', () => {
  const swapped = (games: readonly Game[]): readonly Placed[] => {
    const [a, b] = games;
    if (!a || !b) throw new Error('two games are needed');
    return [{ id: a.id, display_order: b.display_order }, { id: b.id, display_order: a.display_order }];
  };

  it('API-93 GAME-10 is saved in one call by everybody of the arena', async () => {
    const before = await gamesOf(2);
    expect(await order(employee, 2, swapped(before), orderVersion(before))).toMatchObject({ status: 200 });
    const after = await gamesOf(2);
    expect(after.map(({ id }) => id)).toEqual([before[1]?.id, before[0]?.id, ...before.slice(2).map(({ id }) => id)]);
    expect(after[0]?.version).toBe(Number(before[1]?.version) + 1);
    expect(after[2]?.version).toBe(before[2]?.version);
    expect((await order(employee, 5, swapped(await gamesOf(5)))).status).toBe(403);
    expect((await order(await services.as('player'), 2, [])).status).toBe(403);
  });

  it('GAME-10 OP-061 of two people who saw the same order one saves, the other is told the order as it is', async () => {
    const before = await gamesOf(3);
    const seen = orderVersion(before);
    const answers = await Promise.all([order(admin, 3, swapped(before), seen), order(admin, 3, swapped(before.slice(2)), seen)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const now = await gamesOf(3);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'stale' });
    expect(orderVersion(refused?.body.current.data ?? [])).toBe(orderVersion(now));
    expect(new Set(now.map(({ display_order }) => display_order)).size).toBe(now.length);
    expect(now.filter((game) => before.find(({ id }) => id === game.id)?.display_order !== game.display_order)).toHaveLength(2);
  });

  it('a game that is added or removed meanwhile is another order', async () => {
    const seen = orderVersion(await gamesOf(4));
    const { id } = (await add(admin, 4)).body;
    expect((await order(admin, 4, swapped(await gamesOf(4)), seen)).status).toBe(409);
    const with_ = await gamesOf(4);
    await call(admin, 'DELETE', `/arena-hub/arenas/4/games/${id}`);
    expect((await order(admin, 4, [{ id, display_order: 1 }], orderVersion(with_))).status).toBe(409);
  });

  it('refuses what is no order and changes nothing', async () => {
    const before = await gamesOf(6);
    const [first] = before;
    const foreign = (await gamesOf(7))[0];
    for (const data of [[], [{ id: first?.id, display_order: -1 }], [{ id: first?.id, display_order: 1.5 }], [{ id: first?.id }], [{ id: foreign?.id, display_order: 1 }], [{ id: first?.id, display_order: 1 }, { id: first?.id, display_order: 2 }], [{ id: first?.id, display_order: 1, name: 'x' }]])
      expect((await order(admin, 6, data as unknown as Placed[])).status, JSON.stringify(data)).toBe(422);
    expect(await gamesOf(6)).toEqual(before);
    expect((await order(admin, 999_999, [{ id: 1, display_order: 1 }])).status).toBe(404);
  });
});

describe('the catalogue', () => {
  it('API-25 GAME-03 managers read what is active, employees nothing', async () => {
    const all = (await call<Listed>(admin, 'GET', '/core/games?size=100')).body;
    const active = (await call<Listed>(manager, 'GET', '/core/games?size=100')).body;
    expect(all.data.some((game) => game.active === false)).toBe(true);
    expect(active.data.every((game) => game.active === true)).toBe(true);
    expect(active.metadata.count).toBe(all.data.filter((game) => game.active).length);
    expect((await call(employee, 'GET', '/core/games')).status).toBe(403);
    for (const token of [manager, employee]) expect((await call(token, 'POST', '/core/games', { name: 'x' })).status).toBe(403);
  });
  it('API-26 API-27 is made and changed by admins alone, and says so when it is read again', async () => {
    const { id, name } = await original();
    expect((await call<Listed>(admin, 'GET', '/core/games?size=1000')).body.data).toContainEqual(expect.objectContaining({ id, name }));
    expect((await call(admin, 'PUT', `/core/games/${id}`, { genre: 'Puzzle', active: false })).status).toBe(200);
    expect((await call(admin, 'GET', `/core/games/${id}`)).body).toMatchObject({ genre: 'Puzzle', active: false });
    for (const token of [manager, employee]) expect((await call(token, 'PUT', `/core/games/${id}`, { genre: 'x' })).status).toBe(403);
  });
  it('GAME-17 answers carry every field, the arena’s those of its own besides, and the dialogs ask for them', async () => {
    const every = ['active', 'args', 'background', 'description', 'display_order', 'exec', 'genre', 'genres', 'icon', 'image', 'launchers', 'name', 'path', 'postExec', 'preExec', 'procs', 'tags', 'video'];
    const game = await original();
    const { body: global } = await call(admin, 'GET', `/core/games/${game.id}`);
    expect(Object.keys(global)).toEqual(expect.arrayContaining(['id', ...every]));
    const [own] = await gamesOf(1);
    expect(Object.keys(own ?? {})).toEqual(expect.arrayContaining(['id', 'global_id', 'app_ids', ...every]));
    const asked = (name: string) => registry.get(name).form.flatMap(({ leaves }) => leaves.map(({ path }) => path)).toSorted();
    expect(asked('global-games')).toEqual(every.toSorted());
    expect(asked('games')).toEqual([...every, 'global_id'].toSorted());
    expect(registry.get('games').leaf('launchers')?.body).toBe('app_ids');
  });
  it('GAME-13 a new one has order 1000', async () => {
    expect((await original()).display_order).toBe(1000);
  });
  it('API-94 games are found by repeated ids, inactive ones too, and by name', async () => {
    const off = await original('core/games', { active: false });
    const on = await original();
    const found = (await call<Listed>(employee, 'GET', `/arena-hub/games?game_ids=${off.id}&game_ids=${on.id}`)).body;
    expect(found.data.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([off.id, on.id]);
    expect((await call<Listed>(employee, 'GET', '/arena-hub/games?name=counter-strike')).body.data.map(({ name }) => name)).toEqual(['Counter-Strike 2']);
    expect((await call<Listed>(employee, 'GET', `/arena-hub/games?name=${encodeURIComponent(off.name)}`)).body.data).toEqual([]);
    expect((await call<Listed>(employee, 'GET', '/arena-hub/games?size=3&page=1')).body).toMatchObject({ metadata: { page: 1, size: 3 } });
    expect((await call(employee, 'GET', '/arena-hub/games?game_ids=x')).status).toBe(422);
  });
  it('API-95 API-96 the hub’s calls are other names of the core’s', async () => {
    const made = await call<Game>(admin, 'POST', '/arena-hub/games', { name: 'By the hub' });
    expect(made).toMatchObject({ status: 201, body: { name: 'By the hub', display_order: 1000 } });
    expect((await call(admin, 'PATCH', `/arena-hub/games/${made.body.id}`, { genre: 'Puzzle' })).body).toMatchObject({ genre: 'Puzzle', version: 2 });
    expect((await call(admin, 'GET', `/core/games/${made.body.id}`)).body).toMatchObject({ genre: 'Puzzle' });
    expect((await call(admin, 'PATCH', `/arena-hub/games/${made.body.id}`, { name: '' })).status).toBe(422);
    expect((await call(admin, 'PATCH', '/arena-hub/games/999999', { name: 'x' })).status).toBe(404);
    for (const token of [manager, employee]) expect((await call(token, 'PATCH', `/arena-hub/games/${made.body.id}`, { name: 'x' })).status).toBe(403);
  });
  it('what was played keeps its name when the game goes', async () => {
    const { db } = services.database;
    const game = await original();
    const { rows } = await sql<{ id: number }>`WITH s AS (INSERT INTO play_sessions (arena_id, user_id, username, device_id, hostname, started_at) VALUES (1, 20, 'x', 'pc1', 'pc1', now()) RETURNING id)
      INSERT INTO session_games (session_id, arena_id, game_id, name, started_at) SELECT id, 1, ${game.id}, ${game.name}, now() FROM s RETURNING id`.execute(db);
    await sql`DELETE FROM global_games WHERE id = ${game.id}`.execute(db);
    expect((await sql`SELECT game_id, name FROM session_games WHERE id = ${rows[0]?.id}`.execute(db)).rows).toEqual([{ game_id: null, name: game.name }]);
  });
});

describe('apps', () => {
  it('APP-06 APP-07 API-97 API-98 API-99 API-100 API-101 API-102 API-103 an app is added once, at the end, by managers; changed and removed by everybody of the arena', async () => {
    const app = await original('arena-hub/apps', { slug: 'tool', settings: { theme: 'dark' } });
    const last = Math.max(...(await call<Listed>(employee, 'GET', '/arena-hub/arenas/1/apps?size=500')).body.data.map(({ display_order }) => display_order));
    expect((await call(employee, 'POST', '/arena-hub/arenas/1/apps', entry(app))).status).toBe(403);
    const made = await call<Game>(manager, 'POST', '/arena-hub/arenas/1/apps', entry(app));
    expect(made).toMatchObject({ status: 201, body: { display_order: last + 1, global_id: app.id } });
    expect((await call(manager, 'POST', '/arena-hub/arenas/1/apps', entry(app))).status).toBe(409);
    expect(await call(manager, 'POST', '/arena-hub/arenas/1/apps', { ...entry(app), path: null, procs: [] })).toMatchObject({ status: 422, body: { errors: { path: expect.anything(), procs: expect.anything() } } });
    expect((await call(employee, 'PUT', `/arena-hub/arenas/1/apps/${made.body.id}`, { args: '-x' })).body).toMatchObject({ args: '-x' });
    expect((await call(employee, 'DELETE', `/arena-hub/arenas/1/apps/${made.body.id}`)).status).toBe(200);
    expect((await call(manager, 'PATCH', `/arena-hub/apps/${app.id}`, { slug: 'x' })).status).toBe(403);
    expect((await call(admin, 'PATCH', `/arena-hub/apps/${app.id}`, { slug: 'x' })).body).toMatchObject({ slug: 'x', settings: { theme: 'dark' } });
    expect((await call<Listed>(manager, 'GET', '/arena-hub/apps?size=100')).body.data.every((row) => row.active === true)).toBe(true);
    expect((await call(employee, 'GET', '/arena-hub/apps')).status).toBe(403);
  });
});
