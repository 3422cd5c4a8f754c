import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '#resources/index.ts';
import { prepareDatabase } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations/index.ts';
import { seed } from '#server/demo/index.ts';
import { placementsOf } from '#server/http/app.ts';
import { modules } from '#server/services/index.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

const now = new Date('2026-11-28T10:00:00Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await prepareDatabase(database.db, { registry, placements: placementsOf(modules), migrations, log: () => undefined });
  await seed({ db: database.db, registry, config: { demo: 'small', adminUsername: 'boss', adminPassword: undefined, dataDir: '/tmp' }, now: () => now, log: () => undefined });
});
afterAll(() => database.drop());
/** How many rows `query` finds: `FROM` and what follows. */
const count = async (query: string): Promise<number> => (await sql.raw<{ n: number }>(`SELECT count(*) AS n FROM ${query}`).execute(database.db)).rows[0]?.n ?? 0;

describe('the sales of the demo chain agree with themselves', () => {
  it('there are some of every kind in every arena that can sell, and none in the bare one', async () => {
    expect(await count('(SELECT DISTINCT arena_id FROM invoices) AS x')).toBe(9);
    const invoices = await count('invoices');
    expect(invoices).toBeGreaterThan(600);
    expect(invoices).toBeLessThan(1_000);
    for (const table of ['invoices WHERE restored_invoice_id IS NOT NULL', "invoices WHERE user_frozen ? 'company'", 'invoices WHERE user_id IS NULL', 'invoices WHERE fiscalized', 'invoices WHERE NOT fiscalized', 'invoices WHERE order_id IS NOT NULL',
      'transactions WHERE restored_transaction_id IS NOT NULL', 'transactions WHERE invoice_id IS NULL', 'subscriptions WHERE expires_at > now()', 'inventory WHERE type_id IS NOT NULL', 'play_sessions', 'session_games', 'carts WHERE invoice_id IS NOT NULL', 'carts WHERE order_id IS NULL'])
      expect(await count(table), table).toBeGreaterThan(0);
    expect(await count("(SELECT DISTINCT status FROM orders) AS x")).toBe(6);
    expect(await count(`invoices WHERE by_user_id = 3 AND business_day = arena_day('${now.toISOString()}', arena_frozen->>'timezone', arena_frozen->>'dayStartTime')`)).toBeGreaterThan(0);
    expect(await count(`invoices WHERE created_at > '${now.toISOString()}' OR created_at < '${now.toISOString()}'::timestamptz - interval '61 days'`)).toBe(0);
  });

  it('gross is the sum of the lines, and taxes lead from net to gross', async () => {
    expect(await count('invoices AS i WHERE gross <> (SELECT sum(total) FROM invoice_lines WHERE invoice_id = i.id)')).toBe(0);
    expect(await count('invoices AS i WHERE gross <> net + (SELECT coalesce(sum(amount), 0) FROM invoice_taxes WHERE invoice_id = i.id)')).toBe(0);
    expect(await count('invoice_taxes WHERE abs(amount - base * rate / 100) > 1')).toBe(0);
    expect(await count("invoice_lines WHERE category <> 'Coins' AND total <> price * quantity")).toBe(0);
    expect(await count("invoice_lines AS l JOIN arenas AS a ON a.id = l.arena_id WHERE category = 'Coins' AND quantity <> round(total * a.coins_per_currency / 100.0)")).toBe(0);
  });

  it('numbers run without a gap in each register and year, in the order of time', async () => {
    expect(await count('(SELECT arena_id, register_label, year FROM invoices GROUP BY 1, 2, 3 HAVING max(sequence) <> count(*) OR min(sequence) <> 1) AS x')).toBe(0);
    expect(await count('(SELECT created_at < lag(created_at) OVER (PARTITION BY arena_id, register_label, year ORDER BY sequence) AS early FROM invoices) AS x WHERE early')).toBe(0);
    expect(await count("invoices WHERE year <> extract(year FROM created_at AT TIME ZONE (arena_frozen->>'timezone'))")).toBe(0);
    // As the address of a Croatian code has them: the time by the arena's clock, the amount in minor units.
    const codes = "invoices WHERE fiscal_data->>'qr' LIKE 'https://porezna.gov.hr/%'";
    expect(await count(codes)).toBeGreaterThan(0);
    expect(await count(`${codes} AND fiscal_data->>'qr' NOT LIKE '%&datv=' || to_char(created_at AT TIME ZONE (arena_frozen->>'timezone'), 'YYYYMMDD_HH24MI') || '&izn=' || gross`)).toBe(0);
    expect(await count('(SELECT arena_id FROM transactions GROUP BY 1 HAVING max(number) <> count(*)) AS x')).toBe(0);
    expect(await count('invoices AS i WHERE NOT EXISTS (SELECT FROM cash_registers AS r WHERE r.arena_id = i.arena_id AND r.label = i.register_label)')).toBe(0);
    expect(await count('invoices AS i WHERE NOT EXISTS (SELECT FROM arena_employees AS e WHERE e.arena_id = i.arena_id AND e.user_id = i.by_user_id)')).toBe(0);
  });

  it('a reversal is the mirror of what it takes back, once', async () => {
    expect(await count('invoices AS r JOIN invoices AS o ON o.id = r.restored_invoice_id WHERE r.gross <> -o.gross OR r.net <> -o.net OR r.arena_id <> o.arena_id OR r.created_at <= o.created_at OR o.gross <= 0 OR o.restored_invoice_id IS NOT NULL')).toBe(0);
    expect(await count(`invoices AS r JOIN invoice_lines AS l ON l.invoice_id = r.id LEFT JOIN invoice_lines AS o ON o.invoice_id = r.restored_invoice_id AND o.position = l.position
      WHERE r.restored_invoice_id IS NOT NULL AND (o.variant_id IS DISTINCT FROM l.variant_id OR o.quantity <> -l.quantity OR o.total <> -l.total)`)).toBe(0);
    expect(await count('subscriptions AS s JOIN invoices AS r ON r.restored_invoice_id = s.invoice_id WHERE s.withdrawn_at IS NULL')).toBe(0);
  });

  it('stock is the sum of its moves, and every piece sold moved it', async () => {
    expect(await count('variant_stocks AS s WHERE stock <> (SELECT coalesce(sum(amount), 0) FROM stock_moves AS m WHERE m.variant_id = s.variant_id AND m.warehouse_id = s.warehouse_id)')).toBe(0);
    expect(await count('variant_stocks WHERE stock < 0')).toBe(0);
    expect(await count('(SELECT invoice_id, variant_id, -sum(quantity) AS n FROM invoice_lines WHERE warehouse_id IS NOT NULL GROUP BY 1, 2) AS l FULL JOIN (SELECT invoice_id, variant_id, sum(amount) AS n FROM stock_moves WHERE invoice_id IS NOT NULL GROUP BY 1, 2) AS m USING (invoice_id, variant_id) WHERE l.n IS DISTINCT FROM m.n')).toBe(0);
    expect(await count("(SELECT sum(amount) OVER (PARTITION BY variant_id, warehouse_id ORDER BY created_at, id) AS level FROM stock_moves) AS x WHERE level < 0")).toBe(0);
  });

  it('a wallet is the sum of its ledger at every moment; sold coins name their invoice, played ones their session', async () => {
    expect(await count('wallets AS w WHERE balance <> (SELECT sum(amount) FROM coin_ledger AS l WHERE l.user_id = w.user_id)')).toBe(0);
    expect(await count('(SELECT sum(amount) OVER (PARTITION BY user_id ORDER BY created_at, id) AS level FROM coin_ledger) AS x WHERE level < 0')).toBe(0);
    expect(await count("(SELECT invoice_id, quantity AS n FROM invoice_lines WHERE category = 'Coins') AS l FULL JOIN (SELECT invoice_id, amount AS n FROM coin_ledger WHERE reason IN ('sale', 'restore')) AS g USING (invoice_id) WHERE l.n IS DISTINCT FROM g.n")).toBe(0);
    expect(await count("coin_ledger AS g LEFT JOIN invoices AS i ON i.id = g.invoice_id WHERE g.reason IN ('sale', 'restore') AND (i.user_id IS DISTINCT FROM g.user_id OR i.arena_id <> g.arena_id)")).toBe(0);
    expect(await count("coin_ledger AS g LEFT JOIN play_sessions AS s ON s.id = g.session_id WHERE g.reason = 'play' AND (s.user_id IS DISTINCT FROM g.user_id OR -g.amount <> round(s.rate_per_minute * extract(epoch FROM s.stopped_at - s.started_at) / 60))")).toBe(0);
    expect(await count('play_sessions AS s WHERE NOT EXISTS (SELECT FROM coin_ledger AS g WHERE g.session_id = s.id)')).toBe(0);
    expect(await count('coin_ledger AS g WHERE created_at < (SELECT created_at FROM users WHERE id = g.user_id)')).toBe(0);
    expect((await sql`SELECT balance FROM wallets WHERE user_id = 6`.execute(database.db)).rows).toEqual([{ balance: 4_250 }]);
  });

  it('each movement of coins by staff is one transaction', async () => {
    expect(await count("coin_ledger AS g LEFT JOIN transactions AS t ON t.ledger_id = g.id WHERE g.reason <> 'play' AND g.actor_id IS NOT NULL AND (t.to_user_id IS DISTINCT FROM g.user_id OR t.by_user_id IS DISTINCT FROM g.actor_id OR t.invoice_id IS DISTINCT FROM g.invoice_id)")).toBe(0);
    expect(await count('transactions WHERE ledger_id IS NULL')).toBe(0);
    expect(await count('transactions AS r JOIN transactions AS o ON o.id = r.restored_transaction_id JOIN invoices AS i ON i.id = r.invoice_id WHERE i.restored_invoice_id IS DISTINCT FROM o.invoice_id')).toBe(0);
  });

  it('visits of a player follow one another, and games fill them', async () => {
    expect(await count('session_games AS s WHERE s.game_id IS DISTINCT FROM (SELECT g.id FROM global_games AS g WHERE g.name = s.name)')).toBe(0);
    expect(await count('session_games WHERE game_id IS NOT NULL')).toBeGreaterThan(100);
    expect(await count('play_sessions AS a JOIN play_sessions AS b ON a.user_id = b.user_id AND a.id < b.id AND tstzrange(a.started_at, a.stopped_at) && tstzrange(b.started_at, b.stopped_at)')).toBe(0);
    expect(await count('play_sessions AS s WHERE extract(epoch FROM stopped_at - started_at) < (SELECT sum(seconds) FROM session_games WHERE session_id = s.id)')).toBe(0);
    expect(await count('play_sessions WHERE stopped_at IS NULL')).toBe(0);
  });

  it('orders and carts are what was sold for them', async () => {
    expect(await count('invoices AS i JOIN orders AS o ON o.id = i.order_id WHERE o.user_id IS DISTINCT FROM i.user_id OR i.gross <> (SELECT sum(total) FROM order_lines WHERE order_id = o.id)')).toBe(0);
    expect(await count('carts AS c WHERE gross <> (SELECT sum(total) FROM cart_lines WHERE cart_id = c.id)')).toBe(0);
    expect(await count('carts AS c JOIN invoices AS i ON i.id = c.invoice_id WHERE c.gross <> i.gross OR c.net <> i.net')).toBe(0);
    expect(await count("orders AS o WHERE status IN ('pending', 'refunded') AND EXISTS (SELECT FROM invoices WHERE order_id = o.id)")).toBe(0);
  });
});
