import { coinsCategory } from '#resources/domain/core-categories.ts';
import type { Row } from '#server/store.ts';

/** A variant in one warehouse. Price and cost in minor units of the currency of the warehouse's arena. */
export interface Line {
  readonly id: number;
  readonly name: string;
  readonly arena_id: number;
  readonly price: number;
  readonly cost: number;
  readonly stock: number;
  readonly taxes: readonly number[];
}
export interface Attribute {
  readonly name: string;
  readonly type: string;
  readonly rules: readonly string[];
}
export interface Value {
  readonly name: string;
  readonly value: unknown;
}

/** The line that the next piece is sold from: the first that has some, else the first. */
export const nextLine = <L extends Pick<Line, 'stock'>>(lines: readonly L[]): L | undefined => lines.find(({ stock }) => stock > 0) ?? lines[0];

/** What one coin costs, in minor units and rounded: for show alone, since coins are sold by the money that is entered. */
export const coinPrice = (rate: number): number => (rate > 0 ? Math.round(100 / rate) : 0);

const variantRecord = (variant: Row, attributes: readonly Attribute[], coins: { readonly currency: string; readonly rate: number } | null): Row => {
  const lines = variant.warehouses as readonly Line[];
  const kept = variant.category_attributes as readonly Value[];
  const next = nextLine(lines);
  return {
    ...variant,
    price: next?.price ?? (coins ? coinPrice(coins.rate) : 0),
    cost: next?.cost ?? 0,
    stock: lines.reduce((sum, { stock }) => sum + stock, 0),
    // Names, types and rules are the category's as they are now.
    category_attributes: attributes.map(({ name, type, rules }) => ({ name, type, value: kept.find((value) => value.name === name)?.value ?? null, rules })),
    warehouses_count: lines.length,
    coins_per_currency: coins?.rate ?? null,
    currency: coins?.currency ?? null,
  };
};

/** A row of `selected` as it travels. */
export function itemRecord(row: Row): Row & { readonly id: number } {
  const { valid_from, valid_to, shop_title, shop_subtitle, shop_image, coins, variants, ...rest } = row;
  const category = row.category as { readonly name: string; readonly attributes: readonly Attribute[] };
  const sold = category.name === coinsCategory ? (coins as { readonly currency: string; readonly rate: number } | null) : null;
  return {
    ...rest, id: Number(row.id), active: Number(row.active), promoted: Number(row.promoted), validFrom: valid_from, validTo: valid_to, shop_details: { title: shop_title, subtitle: shop_subtitle, image: shop_image },
    variants: (variants as readonly Row[]).map((variant) => variantRecord(variant, category.attributes, sold)),
  };
}
