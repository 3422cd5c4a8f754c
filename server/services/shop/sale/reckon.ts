import { coinsFor, mostMoneyFor, mostPaid } from '#resources/domain/coins.ts';
import { coinsCategory, isCore } from '#resources/domain/core-categories.ts';
import type { LineTax } from '#resources/domain/tax.ts';
import type { Violation } from '#resources/schema/violations.ts';
import { coinPrice } from '#server/services/shop/item-record.ts';
import type { Asked } from '#server/services/shop/sale/body.ts';
import type { Good, ShelfLine } from '#server/services/shop/sale/shelf.ts';

/** A line of a paper. Price of one piece and total in minor units; of coins the quantity is coins and the total the money entered. */
export interface SaleLine {
  readonly good: Good;
  readonly quantity: number;
  readonly price: number;
  readonly total: number;
  readonly taxes: readonly LineTax[];
  /** Where its pieces come from; empty for what lies nowhere. */
  readonly taken: readonly { readonly warehouse: number; readonly quantity: number }[];
}
/** What an arena sells by. */
export interface Terms {
  readonly coinsPerCurrency: number;
  readonly coinTaxes: readonly LineTax[];
}
export type Reckoned = { readonly lines: readonly SaleLine[] } | { readonly broken: readonly Violation[]; readonly because: 'invalid' | 'notOnSale' | 'outOfStock' };

const failed = (because: 'invalid' | 'notOnSale' | 'outOfStock', ...broken: readonly Violation[]): Reckoned => ({ broken, because });
const said = (value: number | null | undefined): value is number => value !== null && value !== undefined;

const coinsLine = (good: Good, { quantity, price, amount }: Asked, path: string, { coinsPerCurrency, coinTaxes }: Terms): Reckoned => {
  if (!said(amount)) return failed('invalid', { path: `${path}.amount`, rule: 'required' });
  if (coinsPerCurrency <= 0) return failed('notOnSale', { path: `${path}.id`, rule: 'reference' });
  const shown = coinPrice(coinsPerCurrency);
  if (said(price) && price !== shown) return failed('invalid', { path: `${path}.price`, rule: 'differs', now: shown });
  const most = mostMoneyFor(coinsPerCurrency);
  if (amount > most) return failed('invalid', { path: `${path}.amount`, rule: 'atMost', amount: most });
  const coins = coinsFor(amount, coinsPerCurrency);
  if (coins !== quantity) return failed('invalid', { path: `${path}.amount`, rule: 'differs', now: coins });
  return { lines: [{ good, quantity, price: shown, total: amount, taxes: coinTaxes, taken: [] }] };
};

/** Pieces line by line: each comes from the first line that still has some (docs/decisions/010). */
const takenFrom = (lines: readonly ShelfLine[], quantity: number): readonly { readonly line: ShelfLine; readonly quantity: number }[] => {
  let left = quantity;
  return lines.flatMap((line) => {
    const pieces = Math.min(left, Math.max(0, line.stock));
    left -= pieces;
    return pieces > 0 ? [{ line, quantity: pieces }] : [];
  });
};
const sameTaxes = (a: ShelfLine, b: ShelfLine) => JSON.stringify(a.taxes) === JSON.stringify(b.taxes);

const pricedLine = (good: Good, { quantity, price, amount }: Asked, path: string): Reckoned => {
  const [first] = good.lines;
  if (!first) return failed('notOnSale', { path: `${path}.id`, rule: 'reference' });
  if (!said(price)) return failed('invalid', { path: `${path}.price`, rule: 'required' });
  const counted = !isCore(good.category);
  const left = good.lines.reduce((sum, { stock }) => sum + Math.max(0, stock), 0);
  if (counted && left < quantity) return failed('outOfStock', { path: `${path}.quantity`, rule: 'atMost', amount: left });
  const parts = counted ? takenFrom(good.lines, quantity) : [{ line: first, quantity }];
  // One price was seen: pieces of another are never charged silently.
  const other = parts.find(({ line }) => line.price !== price);
  if (other) return failed('invalid', { path: `${path}.price`, rule: 'differs', now: other.line.price });
  const total = price * quantity;
  if (total > mostPaid) return failed('invalid', { path: `${path}.quantity`, rule: 'atMost', amount: Math.floor(mostPaid / price) });
  if (said(amount) && amount !== total) return failed('invalid', { path: `${path}.amount`, rule: 'differs' });
  const groups: { readonly line: ShelfLine; quantity: number; readonly taken: { readonly warehouse: number; readonly quantity: number }[] }[] = [];
  for (const part of parts) {
    const known = groups.find(({ line }) => sameTaxes(line, part.line));
    const group = known ?? { line: part.line, quantity: 0, taken: [] };
    group.quantity += part.quantity;
    if (counted) group.taken.push({ warehouse: part.line.warehouse, quantity: part.quantity });
    if (!known) groups.push(group);
  }
  return { lines: groups.map((group) => ({ good, quantity: group.quantity, price, total: price * group.quantity, taxes: group.line.taxes, taken: group.taken })) };
};

/** The lines of a sale at the service's own prices and taxes, or what bars it: everything of the first reason that there is. */
export function reckon(asked: readonly Asked[], goods: ReadonlyMap<number, Good>, terms: Terms): Reckoned {
  const found = asked.map((one, i): Reckoned => {
    const path = `variants.${i}`;
    const good = goods.get(one.id);
    if (!good) return failed('invalid', { path: `${path}.id`, rule: 'reference' });
    if (!good.onSale) return failed('notOnSale', { path: `${path}.id`, rule: 'reference' });
    return good.category === coinsCategory ? coinsLine(good, one, path, terms) : pricedLine(good, one, path);
  });
  for (const because of ['invalid', 'notOnSale', 'outOfStock'] as const) {
    const broken = found.flatMap((one) => ('broken' in one && one.because === because ? one.broken : []));
    if (broken.length > 0) return { broken, because };
  }
  return { lines: found.flatMap((one) => ('lines' in one ? one.lines : [])) };
}
