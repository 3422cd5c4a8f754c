import { sql } from 'kysely';
import { isCore } from '#resources/domain/core-categories.ts';
import type { LineTax } from '#resources/domain/tax.ts';
import type { Value } from '#server/services/shop/item-record.ts';
import { typedValues } from '#server/services/shop/sale-sql.ts';
import type { Context } from '#server/store.ts';

/** Something in the buyer's inventory: coins, or a bonus in whole percent for so many seconds (0: without end). */
export interface Gift {
  readonly name: string;
  readonly type: 'bonus' | 'coin';
  readonly value: number;
  readonly duration: number | null;
}
/** A variant in a warehouse of the arena. Price in minor units. */
export interface ShelfLine {
  readonly id: number;
  readonly variant: number;
  readonly warehouse: number;
  readonly price: number;
  readonly stock: number;
  readonly taxes: readonly LineTax[];
}
/** A variant with all that its sale needs to know. */
export interface Good {
  readonly variant: number;
  readonly item: number;
  /** As papers call it. */
  readonly name: string;
  readonly itemName: string;
  readonly image: string | null;
  readonly category: string;
  readonly attributes: readonly Value[];
  readonly gifts: readonly Gift[];
  /** Active, and within its time of sale. */
  readonly onSale: boolean;
  /** In the order in which pieces are taken. */
  readonly lines: readonly ShelfLine[];
}

const readLines = async ({ db }: Context, arena: number, variants: readonly number[], held: boolean): Promise<readonly ShelfLine[]> => {
  if (variants.length === 0) return [];
  // In one order for all, so that two who sell do not wait for each other.
  const { rows } = await sql<ShelfLine>`SELECT s.id, s.variant_id AS variant, s.warehouse_id AS warehouse, s.price, s.stock,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('name', t.name, 'rate', t.rate) ORDER BY t.id), '[]') FROM variant_stock_taxes AS l JOIN countries_taxes AS t ON t.id = l.tax_id WHERE l.stock_id = s.id) AS taxes
    FROM variant_stocks AS s WHERE s.arena_id = ${arena} AND s.variant_id = ANY(${variants}::bigint[]) ORDER BY s.variant_id, s.warehouse_id ${held ? sql`FOR NO KEY UPDATE OF s` : sql``}`.execute(db);
  return [...rows].sort((a, b) => a.id - b.id);
};

/** What an arena has of variants, by their id; unknown ones are left out. Lines of what is counted are held until the transaction ends: the last piece is sold once. */
export async function goodsOf(context: Context, arena: number, variants: readonly number[]): Promise<ReadonlyMap<number, Good>> {
  const at = context.now().toISOString();
  const { rows } = await sql<Omit<Good, 'lines'>>`SELECT v.id AS variant, i.id AS item, CASE WHEN v.name = i.name THEN i.name ELSE i.name || ' ' || v.name END AS name, i.name AS "itemName", coalesce(v.image, i.image) AS image, c.name AS category,
      ${typedValues(sql`v.category_attributes`, sql`c.attributes`)} AS attributes, v.inventory_attributes AS gifts,
      i.active AND v.active AND (i.valid_from IS NULL OR i.valid_from <= ${at}::timestamptz) AND (i.valid_to IS NULL OR i.valid_to >= ${at}::timestamptz) AS "onSale"
    FROM variants AS v JOIN items AS i ON i.id = v.item_id JOIN categories AS c ON c.id = i.category_id WHERE v.id = ANY(${variants}::bigint[]) AND v.retired_at IS NULL AND i.retired_at IS NULL`.execute(context.db);
  const of = (counted: boolean) => rows.filter(({ category }) => isCore(category) !== counted).map(({ variant }) => variant);
  const lines = [...(await readLines(context, arena, of(false), false)), ...(await readLines(context, arena, of(true), true))];
  return new Map(rows.map((row) => [row.variant, { ...row, lines: lines.filter(({ variant }) => variant === row.variant) }]));
}
