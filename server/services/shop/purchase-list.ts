import { sql } from 'kysely';
import { coinsCategory, isCore } from '#resources/domain/core-categories.ts';
import { where } from '#resources/schema/index.ts';
import { conditionSql, searchSql } from '#server/db/conditions.ts';
import { columnOf } from '#server/services/shop/item-columns.ts';
import { itemRecord, type Line } from '#server/services/shop/item-record.ts';
import { selectItems } from '#server/services/shop/items.ts';
import type { Context, Row } from '#server/store.ts';

/** Coins need no warehouse; what goes to a player needs one for its price, and no stock; everything else needs a piece. */
const sellable = (variant: Row, category: string): boolean => {
  const lines = variant.warehouses as readonly Line[];
  return variant.active === 1 && (category === coinsCategory || (lines.length > 0 && (isCore(category) || lines.some(({ stock }) => stock > 0))));
};

/** Text in the name of an item; or the SKU of one variant, as a scanner reads it. */
export interface Asked {
  readonly name?: string;
  readonly sku?: string;
}
/**
 * What an arena can sell at this moment, grouped by the name of the category, items by their id: active items and variants within their time of sale, with stock.
 * Prices are those of the line that the next piece is sold from, in minor units of the arena's currency.
 */
export async function sellableItems(context: Context, arena: number, { name = '', sku = '' }: Asked = {}): Promise<Readonly<Record<string, readonly Row[]>>> {
  const at = context.now().toISOString();
  const parts = [
    ...(name === '' ? [] : [searchSql(sql.ref('i.name'), name)]),
    ...(sku === '' ? [] : [sql<boolean>`i.id IN (SELECT k.item_id FROM variants AS k WHERE lower(k.sku) = lower(${sku}) AND k.retired_at IS NULL)`]),
  ];
  const found = parts.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(parts, sql` AND `)}`;
  const { rows } = await sql<Row>`${selectItems({ ...context, arena })}
    WHERE i.retired_at IS NULL AND i.active AND (i.valid_from IS NULL OR i.valid_from <= ${at}) AND (i.valid_to IS NULL OR i.valid_to >= ${at})
      AND ${conditionSql(where.overlaps('arena_ids', [arena]), columnOf)} AND ${found} ORDER BY i.id`.execute(context.db);
  const groups: Record<string, Row[]> = {};
  for (const row of rows) {
    const item = itemRecord(row);
    const category = (item.category as { readonly name: string }).name;
    const variants = (item.variants as readonly Row[]).filter((variant) => sellable(variant, category) && (sku === '' || String(variant.sku).toLowerCase() === sku.toLowerCase()));
    if (variants.length > 0) (groups[category] ??= []).push({ ...item, variants });
  }
  return groups;
}
