import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { createRandom } from '#server/demo/random.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { startKillable, type Killable } from '#tests/support/killable.ts';
import { brokenBooks } from '#tests/support/till.ts';
import { wildTill, type Mischief, type Settled } from '#tests/support/wild-till.ts';

/** How many sales, and after which of them the server is killed. The long form is `npm run test:long`. */
const { sales, kills } = process.env.ARENADESK_LONG === '1' ? { sales: 1_000, kills: [333, 666] } : { sales: 80, kills: [40] };
const tills = 8;

let database: TestDatabase;
let product: Killable;
beforeAll(async () => {
  database = await createTestDatabase();
  product = await startKillable(database.connection);
});
afterAll(async () => {
  await product?.stop();
  await database?.drop();
});

const rows = async <T>(query: string): Promise<readonly T[]> => (await sql.raw<T>(query).execute(database.db)).rows;
const signIn = async (username: string): Promise<string> => {
  const answer = await fetch(`${product.url}/api/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ username, password: 'arena-demo' }) });
  return ((await answer.json()) as { access_token: string }).access_token;
};
interface Good {
  readonly id: number;
  readonly price: number;
  readonly counted: boolean;
}
const random = createRandom(2026);
const arenas = [1, 2] as const;
const staff = [['employee', 3], ['manager', 2], ['admin', 1]] as const;

/** A sale as a cashier rings it up: things, coins, or something for a player; what it must have moved afterwards. */
const script = (goods: ReadonlyMap<number, readonly Good[]>, coins: number, players: readonly { id: number; username: string }[], till: number) => {
  const arena = arenas[till % arenas.length] ?? 1;
  const [username, id] = staff[till % staff.length] ?? staff[0];
  const shelf = goods.get(arena) ?? [];
  const player = random.chance(60) ? random.pick(players) : null;
  const lines = Array.from({ length: 1 + random.below(2) }, () => random.pick(shelf.filter(({ counted }) => counted || player !== null))).filter((good, i, all) => all.findIndex((one) => one.id === good.id) === i).map((good) => ({ good, quantity: 1 + random.below(2) }));
  const bought = player && random.chance(70) ? 100 * (1 + random.below(20)) : 0;
  return {
    arena, player, bought, lines,
    body: {
      by_user: { id, username }, arena_id: arena, cash_register_label: 1 + (till % 3), payment_method: random.pick(['cash', 'creditCard', 'bank'] as const),
      variants: [...lines.map(({ good, quantity }) => ({ id: good.id, quantity, price: good.price })), ...(bought > 0 ? [{ id: coins, quantity: bought, amount: bought }] : [])], ...(player ? { user: player } : {}),
    },
  };
};
const mischiefOf = (): Mischief => {
  const drawn = random.below(100);
  if (drawn < 5) return 'answer lost';
  if (drawn < 10) return { cutAfter: random.below(40) };
  return drawn < 20 ? 'twice' : 'none';
};

it(`OP-032 OP-038 ${sales} sales from eight tills, with lost answers, double presses and the server killed ${kills.length === 1 ? 'once' : 'twice'}: as many invoices, and books that agree`, async () => {
  await rows('UPDATE achievements SET active = false');
  await rows('UPDATE quests SET active = false');
  const goods = new Map<number, readonly Good[]>();
  for (const arena of arenas) {
    const found = await rows<Good & { warehouse: number }>(`SELECT DISTINCT ON (v.id) v.id, s.price, s.warehouse_id AS warehouse, c.name NOT IN ('Subscriptions', 'Time Tickets', 'Passes') AS counted FROM variant_stocks AS s JOIN variants AS v ON v.id = s.variant_id JOIN items AS i ON i.id = v.item_id
      JOIN categories AS c ON c.id = i.category_id WHERE s.arena_id = ${arena} AND i.active AND v.active AND s.price > 0 AND i.valid_from IS NULL AND i.valid_to IS NULL ORDER BY v.id, s.id`);
    goods.set(arena, found);
    for (const good of found.filter(({ counted }) => counted)) await rows(`INSERT INTO stock_moves (variant_id, warehouse_id, arena_id, amount, reason) VALUES (${good.id}, ${good.warehouse}, ${arena}, ${sales * 2}, 'correction')`);
  }
  const [coin] = await rows<{ id: number }>("SELECT id FROM variants WHERE sku = 'COINS'");
  const players = await rows<{ id: number; username: string }>('SELECT id, username FROM users WHERE id BETWEEN 100 AND 111');
  const stock = async () => new Map((await rows<{ key: string; stock: number }>("SELECT arena_id || ' ' || variant_id AS key, sum(stock) AS stock FROM variant_stocks GROUP BY 1")).map((row) => [row.key, row.stock]));
  /** Without the coins of every day, which a worker pays for the subscriptions that are sold. */
  const wallets = async () => new Map((await rows<{ user_id: number; balance: number }>(`SELECT w.user_id, w.balance - coalesce((SELECT sum(g.amount) FROM coin_ledger AS g WHERE g.user_id = w.user_id AND g.reason = 'reward'), 0) AS balance FROM wallets AS w`)).map((row) => [row.user_id, row.balance]));
  const [stockBefore, walletsBefore, [last]] = [await stock(), await wallets(), await rows<{ id: number }>('SELECT max(id) AS id FROM invoices')];
  const tokens = new Map<string, string>();
  for (const [username] of staff) tokens.set(username, await signIn(username));

  const scripts = Array.from({ length: sales }, (_, i) => ({ ...script(goods, coin?.id ?? 0, players, i % tills), mischief: mischiefOf() }));
  const settled: Settled[] = [];
  let [started, keys] = [0, 0];
  const restarts: Promise<unknown>[] = [];
  const back: number[] = [];
  const newKey = () => `torture-${String((keys += 1)).padStart(8, '0')}`;
  const runTill = async (till: number): Promise<void> => {
    const desk = wildTill(product.url, tokens.get(staff[till % staff.length]?.[0] ?? '') ?? '');
    for (const { body, mischief } of scripts.filter((_, i) => i % tills === till)) {
      started += 1;
      // Killed while other tills wait for their answers.
      if (kills.includes(started)) restarts.push(product.killAndStart().then(() => back.push(performance.now())));
      settled.push(await desk.sell(body, newKey, mischief));
    }
    desk.close();
  };
  await Promise.all(Array.from({ length: tills }, (_, till) => runTill(till)));
  await Promise.all(restarts);

  expect(restarts).toHaveLength(kills.length);
  const made = await rows<{ id: number }>(`SELECT id FROM invoices WHERE id > ${last?.id ?? 0} ORDER BY id`);
  expect(made).toHaveLength(sales);
  expect(settled.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(made.map(({ id }) => id));
  // While there was no server nobody could know more.
  const took = settled.map(({ began, ended }) => ended - Math.max(began, ...back.filter((at) => at < ended)));
  expect(Math.max(...took)).toBeLessThan(30_000);
  expect(await brokenBooks(rows)).toEqual([]);
  const expectedStock = new Map(stockBefore);
  const expectedWallets = new Map(walletsBefore);
  for (const { arena, lines, player, bought } of scripts) {
    for (const { good, quantity } of lines.filter((line) => line.good.counted)) expectedStock.set(`${arena} ${good.id}`, (expectedStock.get(`${arena} ${good.id}`) ?? 0) - quantity);
    if (player && bought > 0) expectedWallets.set(player.id, (expectedWallets.get(player.id) ?? 0) + bought);
  }
  expect(await stock()).toEqual(expectedStock);
  expect(await wallets()).toEqual(expectedWallets);
  const unpaid = "SELECT count(*)::integer AS n FROM subscriptions AS s WHERE daily_reward > 0 AND rewarded_on IS NULL";
  await expect.poll(async () => (await rows<{ n: number }>(unpaid))[0]?.n, { timeout: 30_000, interval: 100 }).toBe(0);
  expect(await rows("SELECT count(*)::integer AS n FROM (SELECT FROM coin_ledger WHERE reason = 'reward' GROUP BY subscription_id, created_at::date HAVING count(*) > 1) AS twice")).toEqual([{ n: 0 }]);
  // The tax office knows of all of them, without anybody pressing anything.
  const waiting = async () => (await rows<{ n: number }>("SELECT count(*)::integer AS n FROM fiscal_tasks WHERE state <> 'done'"))[0]?.n;
  await expect.poll(waiting, { timeout: 30_000, interval: 100 }).toBe(0);
  expect(await rows(`SELECT count(*)::integer AS n FROM invoices WHERE id > ${last?.id ?? 0} AND fiscalized AND fiscal_data ? 'zki' AND fiscal_data ? 'jir'`)).toEqual([{ n: sales }]);
  // Every invoice was asked for by exactly one key that was kept with it.
  expect(await rows(`SELECT count(*)::integer AS n FROM outcomes WHERE state = 'done' AND (result->>'id')::bigint > ${last?.id ?? 0}`)).toEqual([{ n: sales }]);
  expect(await rows("SELECT count(*)::integer AS n FROM outcomes WHERE state IN ('running', 'refused')")).toEqual([{ n: 0 }]);
}, 600_000);
