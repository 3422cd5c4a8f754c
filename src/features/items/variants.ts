import { formatMoney } from '#resources/domain/money.ts';
import type { Row } from '#src/fields/types.ts';

export interface StockLine {
  readonly id: number;
  readonly name: string;
  readonly arena_id: number;
  readonly price: number;
  readonly cost: number;
  readonly stock: number;
  readonly taxes: readonly number[];
}
/** A variant as the service answers it; its warehouses are those that are asked about. */
export interface Variant extends Row {
  readonly id: number;
  readonly name: string;
  readonly sku: string;
  readonly active: 0 | 1;
  readonly warehouses: readonly StockLine[];
  readonly coins_per_currency: number | null;
  readonly currency: string | null;
}
export const variantsOf = (record: Row): readonly Variant[] => (Array.isArray(record.variants) ? (record.variants as readonly Variant[]) : []);

/** What a variant costs in the chosen arena, each price once: `2,80 EUR`. */
export const pricesOf = ({ warehouses }: Variant, currency: string): string => [...new Set(warehouses.map(({ price }) => formatMoney(price, currency)))].join(', ');
