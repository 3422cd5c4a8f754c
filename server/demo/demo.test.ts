import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '#resources/index.ts';
import { StartupError } from '#server/console-messages.ts';
import { seed } from '#server/demo/index.ts';
import { makePlayer, type Person } from '#server/demo/person.ts';
import { createRandom } from '#server/demo/random.ts';
import { prepareDatabase } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations/index.ts';
import { placementsOf } from '#server/http/app.ts';
import { modules } from '#server/services/index.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

const now = () => new Date('2026-11-28T10:00:00Z');
const databases: TestDatabase[] = [];
const start = async (demo: 'none' | 'small', adminPassword?: string) => {
  const database = await createTestDatabase();
  databases.push(database);
  await prepareDatabase(database.db, { registry, placements: placementsOf(modules), migrations, log: () => undefined });
  const run = () => seed({ db: database.db, registry, config: { demo, adminUsername: 'boss', adminPassword, dataDir: '/tmp' }, now, log: () => undefined });
  return { db: database.db, run };
};
const tables = ['users', 'user_roles', 'identities', 'emails', 'phones', 'coin_ledger', 'wallets', 'experience', 'arenas', 'arena_employees', 'arena_rate_bonuses', 'cash_registers', 'payment_methods', 'warehouses', 'invoice_settings', 'terms', 'companies', 'articles', 'articles_arena_ids', 'ranks', 'roles', 'categories', 'items', 'variants', 'variant_stocks', 'variant_stock_taxes', 'stock_moves', 'countries', 'countries_taxes', 'inventory', 'achievement_progress', 'quest_progress', 'player_events', 'user_settings', 'faulty_users', 'global_games', 'global_apps', 'games', 'games_launchers', 'apps'];
/** Everything that the seed writes, as one hash for each table; salts and identifiers of rows do not matter to it. */
const prints = async ({ db }: { db: TestDatabase['db'] }) => {
  const found: Record<string, unknown> = {};
  for (const table of tables) {
    const { rows } = await sql`SELECT count(*) AS rows, md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS print FROM ${sql.table(table)} AS t`.execute(db);
    found[table] = rows[0];
  }
  return found;
};

afterAll(async () => {
  for (const database of databases) await database.drop();
});

describe('the small demo chain', () => {
  let chain: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    chain = await start('small');
    await chain.run();
  });

  it('has the announced accounts, of which four may not go further than they should', async () => {
    const accounts = await chain.run();
    expect(accounts.map(({ username, password }) => [username, password])).toEqual(['admin', 'manager', 'employee', 'banned', 'inactive', 'player'].map((name) => [name, 'arena-demo']));
    const { rows } = await sql`SELECT username, active, banned FROM users WHERE id < 7 ORDER BY id`.execute(chain.db);
    expect(rows).toMatchObject([{ username: 'admin' }, { username: 'manager' }, { username: 'employee' }, { username: 'banned', banned: true }, { username: 'inactive', active: false }, { username: 'player' }]);
    expect((await sql`SELECT count(DISTINCT password_hash) AS hashes, count(password_hash) AS signs FROM users`.execute(chain.db)).rows).toEqual([{ hashes: 1, signs: 31 }]);
  });

  it('is the same on every machine, and is filled once', async () => {
    const first = await prints(chain);
    await chain.run();
    expect(await prints(chain)).toEqual(first);
    const other = await start('small');
    await other.run();
    expect(await prints(other)).toEqual(first);
  });

  it('PURCH-23 PURCH-37 PURCH-49 PURCH-50 every arena that sells has something free, and something of each kind that goes to a player; players stand at every rank', async () => {
    const selling = '(SELECT DISTINCT r.arena_id FROM cash_registers AS r) AS a';
    const sold = (what: string) => `EXISTS (SELECT FROM variant_stocks AS s JOIN variants AS v ON v.id = s.variant_id JOIN items AS i ON i.id = v.item_id JOIN categories AS c ON c.id = i.category_id WHERE s.arena_id = a.arena_id AND i.active AND v.active AND ${what})`;
    const without = async (what: string) => ((await sql.raw<{ n: number }>(`SELECT count(*) AS n FROM ${selling} WHERE NOT ${sold(what)}`).execute(chain.db)).rows[0]?.n ?? 0);
    expect(await without('s.price = 0 AND s.stock > 0')).toBe(0);
    for (const category of ['Subscriptions', 'Time Tickets', 'Passes']) expect(await without(`c.name = '${category}' AND s.price > 0`), category).toBe(0);
    const { rows } = await sql<{ name: string; players: number }>`SELECT r.name, count(*)::integer AS players FROM experience AS x JOIN ranks AS r ON x.balance BETWEEN r.experience_lower AND r.experience_upper GROUP BY r.name`.execute(chain.db);
    for (const name of ['noob', 'starter']) expect(rows.find((row) => row.name === name)?.players, name).toBeGreaterThan(10);
  });

  it('holds every case that screens and tests ask for', async () => {
    const facts = async (query: string) => ((await sql.raw<{ n: number }>(`SELECT count(*) AS n FROM ${query}`).execute(chain.db)).rows[0]?.n ?? 0);
    expect(await facts('users')).toBe(330);
    expect(await facts('arenas')).toBe(10);
    expect(await facts("arenas WHERE name IN ('Zagreb West', 'Čakovec Sjever_2')")).toBe(2);
    expect(await facts('articles')).toBe(30);
    expect(await facts("orders AS o WHERE billing ->> 'city' IS DISTINCT FROM (SELECT settlement FROM addresses AS p WHERE p.arena_id = o.arena_id)")).toBe(0);
    expect(await facts('arenas a WHERE NOT EXISTS (SELECT FROM cash_registers r WHERE r.arena_id = a.id)')).toBe(1);
    expect(await facts("(SELECT DISTINCT c.code FROM companies o JOIN countries c ON c.id = o.country_id) AS x")).toBe(4);
    expect(await facts("(SELECT card_id FROM users WHERE card_id IS NOT NULL GROUP BY card_id HAVING count(*) = 2) AS x")).toBe(1);
    expect(await facts("(SELECT card_id FROM users WHERE card_id IS NOT NULL GROUP BY card_id HAVING count(*) > 2) AS x")).toBe(0);
    expect(await facts("users WHERE card_id LIKE '0%'")).toBeGreaterThan(5);
    expect(await facts('users WHERE full_name IS NULL')).toBeGreaterThan(3);
    expect(await facts('users WHERE name IS NULL AND full_name IS NOT NULL')).toBeGreaterThan(3);
    expect(await facts('(SELECT DISTINCT status FROM identities) AS x')).toBe(5);
    expect(await facts('users u WHERE NOT EXISTS (SELECT FROM identities i WHERE i.user_id = u.id)')).toBeGreaterThan(20);
    expect(await facts('users WHERE full_name ~ \'[čćžšđäöüßñáéíóú]\'')).toBeGreaterThan(50);
    expect(await facts('wallets w WHERE balance <> (SELECT sum(amount) FROM coin_ledger l WHERE l.user_id = w.user_id)')).toBe(0);
    expect(await facts('arena_employees WHERE user_id = 2')).toBe(4);
    expect(await facts('arena_employees WHERE user_id = 3')).toBe(2);
    expect(await facts('items')).toBeGreaterThan(38);
    expect(await facts('items WHERE NOT active')).toBeGreaterThan(0);
    expect(await facts('variant_stocks WHERE price = 0')).toBe(14);
    expect(await facts('items AS i WHERE NOT EXISTS (SELECT FROM variants AS v JOIN variant_stocks AS s ON s.variant_id = v.id WHERE v.item_id = i.id)')).toBe(2);
    expect(await facts('variant_stocks AS s WHERE stock <> (SELECT coalesce(sum(m.amount), 0) FROM stock_moves AS m WHERE m.variant_id = s.variant_id AND m.warehouse_id = s.warehouse_id)')).toBe(0);
    expect(await facts('global_games')).toBe(20);
    expect(await facts('global_games WHERE NOT active')).toBe(1);
    expect(await facts('global_apps')).toBe(10);
    expect(await facts('arenas a WHERE NOT EXISTS (SELECT FROM games g WHERE g.arena_id = a.id)')).toBe(1);
    expect(await facts('(SELECT arena_id FROM games GROUP BY arena_id HAVING count(*) > 14 AND count(DISTINCT display_order) = count(*)) AS x')).toBe(9);
    expect(await facts('ranks')).toBe(7);
    // What says three asks for three, and whoever completed it has them.
    expect(await facts("achievements WHERE name = 'Three friends' AND value = 3")).toBe(1);
    expect(await facts("achievement_progress p JOIN achievements a ON a.id = p.achievement_id WHERE a.type = 'simple' AND p.completed_at IS NOT NULL AND p.progress_value < a.value")).toBe(0);
    // Whatever was completed has paid: coins through the ledger, chests into the inventory.
    const paid = "achievement_progress p JOIN achievements a ON a.id = p.achievement_id WHERE p.completed_at IS NOT NULL AND a.rewards_chest IS NOT NULL";
    expect(await facts(paid)).toBeGreaterThan(100);
    expect(await facts(`${paid} AND NOT EXISTS (SELECT FROM inventory AS v WHERE v.user_id = p.user_id AND v.name = 'chest.' || a.rewards_chest AND v.created_at = p.completed_at)`)).toBe(0);
    expect(await facts("player_events AS e WHERE context = 'LEGEND' AND NOT EXISTS (SELECT FROM achievement_progress AS p JOIN achievements AS a ON a.id = p.achievement_id WHERE p.user_id = e.user_id AND a.name = 'Legend' AND p.completed_at IS NOT NULL)")).toBe(0);
    expect(await facts("player_events WHERE context = 'LEGEND'")).toBe(2);
    expect(await facts("experience x WHERE NOT EXISTS (SELECT FROM ranks r WHERE x.balance BETWEEN r.experience_lower AND r.experience_upper)")).toBe(0);
  });
});

describe('without the demo', () => {
  it('SETUP-13 holds what the product cannot work without, and the first administrator', async () => {
    const { db, run } = await start('none', 'first-admin');
    expect(await run()).toEqual([]);
    expect((await sql`SELECT name, is_default FROM roles ORDER BY id`.execute(db)).rows).toEqual([{ name: 'admin', is_default: false }, { name: 'manager', is_default: false }, { name: 'employee', is_default: false }, { name: 'player', is_default: true }]);
    expect((await sql`SELECT code FROM countries ORDER BY code`.execute(db)).rows).toEqual([{ code: 'at' }, { code: 'ba' }, { code: 'es' }, { code: 'hr' }]);
    expect((await sql`SELECT name FROM categories ORDER BY name`.execute(db)).rows).toEqual(['Coins', 'Passes', 'Subscriptions', 'Time Tickets'].map((name) => ({ name })));
    expect((await sql`SELECT i.name, v.sku, c.name AS category FROM items AS i JOIN variants AS v ON v.item_id = i.id JOIN categories AS c ON c.id = i.category_id`.execute(db)).rows).toEqual([{ name: 'Coins', sku: 'COINS', category: 'Coins' }]);
    expect((await sql`SELECT username FROM users`.execute(db)).rows).toEqual([{ username: 'boss' }]);
    expect((await sql`SELECT process_type FROM chain_payment_methods ORDER BY id`.execute(db)).rows).toEqual(['cash', 'creditCard', 'bank'].map((process_type) => ({ process_type })));
    expect((await sql`SELECT count(*) AS n FROM ranks`.execute(db)).rows).toEqual([{ n: 1 }]);
  });

  it('refuses to start with nobody who could sign in, and leaves nothing half done', async () => {
    const { db, run } = await start('none');
    await expect(run()).rejects.toThrow(StartupError);
    await expect(run()).rejects.toMatchObject({ code: 'adminPasswordNeeded' });
    expect((await sql`SELECT count(*) AS n FROM roles`.execute(db)).rows).toEqual([{ n: 0 }]);
    const short = await start('none', '12345');
    await expect(short.run()).rejects.toMatchObject({ code: 'badValue' });
  });
});

it('players of the large chain have names of their own and cards that nobody shares', () => {
  const arenas = (['hr', 'at', 'ba', 'es'] as const).map((country, i) => ({ id: i + 1, name: country, country, papers: country, bare: false }));
  const random = createRandom(42);
  const taken = new Set<string>();
  const players: Person[] = Array.from({ length: 30_000 }, (_, i) => makePlayer(100 + i, random, arenas, taken, now().toISOString()));
  expect(new Set(players.map(({ username }) => username)).size).toBe(players.length);
  expect(players.every(({ username }) => /^[a-z0-9._-]{3,64}$/.test(username))).toBe(true);
  const cards = players.flatMap(({ card_id }) => card_id ?? []);
  expect(new Set(cards).size).toBe(cards.length);
  expect(cards.every((card) => /^\d{6}$/.test(card))).toBe(true);
  expect(players.every(({ phone }) => phone === undefined || /^[1-9]\d{3,13}$/.test(phone.national_number))).toBe(true);
});
