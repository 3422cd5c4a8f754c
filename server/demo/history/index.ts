import { sql } from 'kysely';
import { messages, type Progress } from '#server/console-messages.ts';
import { saleSearchIndexes } from '#server/db/migrations/0016-search.ts';
import type { Buyer } from '#server/demo/person.ts';
import { createRandom } from '#server/demo/random.ts';
import type { Seeding } from '#server/demo/records.ts';
import { columns, noRows, rowsOf, type HistoryRows, type HistoryTable, type Ids } from '#server/demo/history/rows.ts';
import { drawSales } from '#server/demo/history/sales.ts';
import { momentsOf } from '#server/demo/history/times.ts';
import { webShopOf } from '#server/demo/history/web-shop.ts';
import { readWorld } from '#server/demo/history/world.ts';

const days = 60;
/** From here on a bulk load is worth making its indexes anew. */
const bulkFrom = 20_000;
const tables = Object.keys(columns) as readonly HistoryTable[];

const write = async ({ copy }: Seeding, rows: HistoryRows): Promise<void> => {
  for (const table of tables) await copy(table, columns[table], rows[table]);
};

/**
 * Two months of sales, play and web shop of the demo chain, arena by arena: what players hold comes from what they bought, what lies on the shelves from what was
 * delivered and sold. About `invoices` of them in all.
 */
export async function seedHistory(seeding: Seeding, buyers: readonly Buyer[], invoices: number, log: Progress): Promise<void> {
  const { db } = seeding;
  const now = seeding.now().getTime();
  const since = Math.floor((now - days * 86_400_000) / 60_000) * 60_000;
  const venues = await readWorld(seeding, new Date(since).toISOString());
  const ids: Ids = { invoice: 1, order: 1, cart: 1, session: 1, ledger: 1, transaction: 1 };
  const bulk = invoices >= bulkFrom;
  if (bulk) for (const { drop } of saleSearchIndexes) await sql.raw(drop).execute(db);
  for (const venue of venues) {
    const random = createRandom(1_000 + venue.id);
    const own = buyers.filter(({ arena }) => arena === venue.id);
    const share = Math.floor(invoices / venues.length);
    const moments = momentsOf(venue.timezone, venue.dayStart, since, now, random);
    const shop = noRows();
    const { orderOf, addOpen } = webShopOf(venue, shop, ids, random, now);
    const sales = drawSales(venue, own, Math.max(20, share - Math.round(own.length * 1.25)), since, now, moments, random);
    const rows = rowsOf({ venue, sales, buyers: own, moments, random, ids, since, now, orderOf });
    addOpen(own);
    await write(seeding, { ...rows, orders: shop.orders, order_lines: shop.order_lines, carts: shop.carts, cart_lines: shop.cart_lines });
    if (bulk) log(messages.seedingSales(Math.min(invoices, ids.invoice - 1), invoices));
  }
  if (bulk) for (const { create } of saleSearchIndexes) await sql.raw(create).execute(db);
  await sql`UPDATE inventory AS i SET type_id = t.id FROM inventory_item_types AS t WHERE t.name = i.name AND t.type = i.type`.execute(db);
  await sql`UPDATE session_games AS s SET game_id = g.id FROM global_games AS g WHERE g.name = s.name`.execute(db);
  for (const table of ['orders', 'invoices', 'play_sessions', 'coin_ledger', 'transactions', 'carts'] as const) await sql`SELECT setval(pg_get_serial_sequence(${table}, 'id'), greatest(1, (SELECT max(id) FROM ${sql.table(table)})))`.execute(db);
}
