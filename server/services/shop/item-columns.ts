import { sql, type RawBuilder } from 'kysely';
import { coinsCategory } from '#resources/domain/core-categories.ts';
import { searchSql, type Column } from '#server/db/conditions.ts';
import { instantOrNull as instant, instantValue, textValue as text, wholeValue as whole, type OwnTable, type OwnValue } from '#server/db/own-store.ts';

type Sql = RawBuilder<unknown>;

/** What items are read from. */
export const from = sql`items AS i JOIN categories AS c ON c.id = i.category_id`;
/** Coins are of every arena and in no warehouse. */
export const isCoins = sql<boolean>`c.name = ${sql.lit(coinsCategory)}`;
/** The stock lines of an item that is not retired, as `s`. */
const lines = sql`variants AS v JOIN variant_stocks AS s ON s.variant_id = v.id WHERE v.item_id = i.id AND v.retired_at IS NULL`;

const flag = (column: string): OwnValue => ({ sql: sql.ref(column), type: 'flag' });
/** Paths of an item that are one value: what lists ask about and are sorted by. */
export const values: Readonly<Record<string, OwnValue>> = {
  id: whole('i.id'), created_at: instantValue('i.created_at'), updated_at: instantValue('i.updated_at'), name: text('i.name'), active: flag('i.active'), promoted: flag('i.promoted'), sku: text('i.sku'),
  image: text('i.image'), validFrom: instant('i.valid_from'), validTo: instant('i.valid_to'), 'shop_details.title': text('i.shop_title'), 'shop_details.subtitle': text('i.shop_subtitle'),
  'shop_details.image': text('i.shop_image'), category: { ...whole('i.category_id'), order: [text('c.name')] }, everywhere: { sql: isCoins, type: 'boolean' },
};

/** Arenas that have it, as conditions ask about them. */
export const arenas: Column = {
  is: 'links',
  type: 'whole',
  some: (test) => sql<boolean>`CASE WHEN ${isCoins} THEN EXISTS (SELECT FROM arenas AS s WHERE ${test(sql.ref('s.id'))}) ELSE EXISTS (SELECT FROM ${lines} AND ${test(sql.ref('s.arena_id'))}) END`,
};

/** What an item is searched by. */
export const searched: OwnTable['searched'] = {
  name: (found) => searchSql(sql.ref('i.name'), found),
  category: (found) => sql<boolean>`i.category_id IN (SELECT f.id FROM categories AS f WHERE ${searchSql(sql.ref('f.name'), found)})`,
};

/** Ids of the arenas that have it. */
const arenaIds = sql`CASE WHEN ${isCoins} THEN (SELECT coalesce(jsonb_agg(a.id ORDER BY a.id), '[]') FROM arenas AS a) ELSE to_jsonb(ARRAY(SELECT DISTINCT s.arena_id FROM ${lines} ORDER BY 1)) END`;

/**
 * The SELECT list of whole items. Stock lines are those of one arena, or of several.
 * @param seen whose stock lines, as a condition on `s.arena_id`
 * @param arena whose currency and rate coins are sold by; null: none
 */
export const selected = (seen: RawBuilder<boolean>, arena: number | null): Sql => {
  const line = sql`jsonb_build_object('id', s.warehouse_id, 'name', w.name, 'arena_id', s.arena_id, 'price', s.price, 'cost', s.cost, 'stock', s.stock, 'stock_seen', s.stock,
    'taxes', (SELECT coalesce(jsonb_agg(t.tax_id ORDER BY t.tax_id), '[]') FROM variant_stock_taxes AS t WHERE t.stock_id = s.id))`;
  const variant = sql`jsonb_build_object('id', v.id, 'name', v.name, 'sku', v.sku, 'active', v.active::integer, 'promoted', v.promoted::integer, 'description', v.description, 'image', v.image,
    'category_attributes', v.category_attributes, 'inventory_attributes', v.inventory_attributes, 'custom_attributes', v.custom_attributes,
    'warehouses', (SELECT coalesce(jsonb_agg(${line} ORDER BY s.id), '[]') FROM variant_stocks AS s JOIN warehouses AS w ON w.id = s.warehouse_id WHERE s.variant_id = v.id AND ${seen}))`;
  return sql`i.id, i.version, i.created_at, i.updated_at, i.name, i.active, i.promoted, i.description, i.image, i.sku, i.tags, i.valid_from, i.valid_to, i.shop_title, i.shop_subtitle, i.shop_image, i.reviews,
    jsonb_build_object('id', c.id, 'name', c.name, 'attributes', c.attributes) AS category, ${arenaIds} AS arena_ids, ${isCoins} AS everywhere,
    (SELECT jsonb_build_object('currency', a.currency, 'rate', a.coins_per_currency) FROM arenas AS a WHERE a.id = ${arena}) AS coins,
    (SELECT coalesce(jsonb_agg(${variant} ORDER BY v.position, v.id), '[]') FROM variants AS v WHERE v.item_id = i.id AND v.retired_at IS NULL) AS variants`;
};
