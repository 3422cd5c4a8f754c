import { sql, type RawBuilder } from 'kysely';
import { coinsCategory, isCore } from '#resources/domain/core-categories.ts';
import { searchSql } from '#server/db/conditions.ts';
import { coinPrice, nextLine } from '#server/services/shop/item-record.ts';
import type { Context, Row } from '#server/store.ts';

/** Text in the name of an item; or the SKU of one variant, as a scanner reads it. */
export interface Asked {
  readonly name?: string;
  readonly sku?: string;
}
/** A variant with its lines in the warehouses of the arena, as numbers side by side; of coins the arena's rate. */
interface Found {
  readonly item: number;
  readonly name: string;
  readonly image: string | null;
  readonly promoted: boolean;
  readonly category_id: number;
  readonly category: string;
  readonly id: number;
  readonly variant: string;
  readonly sku: string;
  readonly variant_image: string | null;
  readonly prices: readonly number[];
  readonly stocks: readonly number[];
  readonly rate: number;
  readonly currency: string;
}

const columns = sql`i.id AS item, i.name, i.image, i.promoted, c.id AS category_id, c.name AS category, v.id, v.name AS variant, v.sku, v.image AS variant_image, a.coins_per_currency AS rate, a.currency`;

/** Coins need no warehouse; what goes to a player needs one for its price, and no stock; everything else needs a piece. */
const sellable = ({ category, stocks }: Found): boolean => category === coinsCategory || (stocks.length > 0 && (isCore(category) || stocks.some((stock) => stock > 0)));

const variantRecord = ({ id, variant, sku, variant_image, category, prices, stocks, rate, currency }: Found): Row => {
  const coins = category === coinsCategory;
  const next = nextLine(prices.map((price, i) => ({ price, stock: stocks[i] ?? 0 })));
  return {
    id, name: variant, sku, image: variant_image, price: coins ? coinPrice(rate) : (next?.price ?? 0), stock: stocks.reduce((sum, stock) => sum + stock, 0), coins_per_currency: coins ? rate : null, currency: coins ? currency : null,
  };
};

/** What may be sold now: active, within its time of sale, and what is asked for. */
const wanted = (at: string, { name = '', sku = '' }: Asked): RawBuilder<boolean> =>
  sql<boolean>`${sql.join([
    sql`i.active AND v.active AND i.retired_at IS NULL AND v.retired_at IS NULL AND (i.valid_from IS NULL OR i.valid_from <= ${at}) AND (i.valid_to IS NULL OR i.valid_to >= ${at})`,
    // Word by word: who types in a hurry leaves out a hyphen.
    ...name.split(/[\s-]+/).filter((word) => word !== '').map((word) => searchSql(sql.ref('i.name'), word)),
    ...(sku === '' ? [] : [sql`lower(v.sku) = lower(${sku})`]),
  ], sql` AND `)}`;

/**
 * What an arena can sell at this moment, grouped by the name of the category, items by their id: as much of it as a till shows. Read as one flat table, since a till with
 * thousands of items asks for it often. Prices are those of the line that the next piece is sold from, in minor units of the arena's currency.
 */
export async function sellableItems({ db, now }: Context, arena: number, asked: Asked = {}): Promise<Readonly<Record<string, readonly Row[]>>> {
  const where = wanted(now().toISOString(), asked);
  const { rows } = await sql<Found & { readonly position: number }>`
    SELECT ${columns}, v.position, s.prices, s.stocks FROM (SELECT l.variant_id, array_agg(l.price ORDER BY l.id) AS prices, array_agg(l.stock ORDER BY l.id) AS stocks FROM variant_stocks AS l WHERE l.arena_id = ${arena} GROUP BY l.variant_id) AS s
      JOIN variants AS v ON v.id = s.variant_id JOIN items AS i ON i.id = v.item_id JOIN categories AS c ON c.id = i.category_id JOIN arenas AS a ON a.id = ${arena} WHERE c.name <> ${coinsCategory} AND ${where}
    UNION ALL SELECT ${columns}, v.position, '{}', '{}' FROM categories AS c JOIN items AS i ON i.category_id = c.id JOIN variants AS v ON v.item_id = i.id JOIN arenas AS a ON a.id = ${arena} WHERE c.name = ${coinsCategory} AND ${where}
    ORDER BY item, position, id`.execute(db);
  const groups: Record<string, Row[]> = {};
  let [item, variants]: [number | null, Row[]] = [null, []];
  // Of a code that is read off a piece it is told, too, that it has run out.
  const known = asked.sku ? rows : rows.filter(sellable);
  for (const row of known) {
    if (row.item !== item) {
      [item, variants] = [row.item, []];
      (groups[row.category] ??= []).push({ id: row.item, name: row.name, image: row.image, promoted: Number(row.promoted), category: { id: row.category_id, name: row.category }, variants });
    }
    variants.push(variantRecord(row));
  }
  return groups;
}
