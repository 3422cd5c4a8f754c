import { array, assert, constantFrom, integer, property, record, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coinsFor } from '#resources/domain/coins.ts';
import { splitTaxes, type LineTax } from '#resources/domain/tax.ts';
import { reckon, type Terms } from '#server/services/shop/sale/reckon.ts';
import type { Good } from '#server/services/shop/sale/shelf.ts';

const rates: readonly LineTax[] = [{ name: 'PDV 25 %', rate: 25 }, { name: 'PDV 13 %', rate: 13 }, { name: 'PDV 5 %', rate: 5 }, { name: 'IVA 21 %', rate: 21 }, { name: 'IGIC 7 %', rate: 7 }, { name: 'RE 5,2 %', rate: 5.2 }];
const taxes = uniqueArray(constantFrom(...rates), { maxLength: 3 });
const taxed = record({ total: integer({ min: 0, max: 100_000_000_000 }), taxes });

describe('amounts of an invoice', () => {
  it('base and taxes make the gross to the cent, whatever is sold', () => {
    assert(property(array(taxed, { minLength: 1, maxLength: 40 }), (lines) => {
      const split = splitTaxes(lines);
      expect(split.gross).toBe(lines.reduce((sum, { total }) => sum + total, 0));
      expect(split.net + split.taxes.reduce((sum, { amount }) => sum + amount, 0)).toBe(split.gross);
      for (const { base, amount } of split.taxes) expect([Number.isSafeInteger(base), Number.isSafeInteger(amount), amount >= 0 || Math.abs(amount) <= 2]).toEqual([true, true, true]);
    }));
  });
  it('of one tax the amount is within a cent of what the base bears, once for each group of lines', () => {
    assert(property(array(integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 30 }), constantFrom(...rates), (totals, tax) => {
      const { taxes: shares } = splitTaxes(totals.map((total) => ({ total, taxes: [tax] })));
      expect(shares).toHaveLength(1);
      expect(Math.abs((shares[0]?.amount ?? 0) - ((shares[0]?.base ?? 0) * tax.rate) / 100)).toBeLessThanOrEqual(1);
    }));
  });
  it('the order of lines says nothing', () => {
    assert(property(array(taxed, { minLength: 1, maxLength: 12 }), (lines) => {
      expect(splitTaxes(lines.toReversed())).toEqual(splitTaxes(lines));
    }));
  });
  it('a reversal negates what is stored, and the two cancel to zero', () => {
    assert(property(array(taxed, { minLength: 1, maxLength: 12 }), (lines) => {
      const sold = splitTaxes(lines);
      const back = { gross: 0 - sold.gross, net: 0 - sold.net, taxes: sold.taxes.map((tax) => ({ ...tax, base: 0 - tax.base, amount: 0 - tax.amount })) };
      expect(back.net + back.taxes.reduce((sum, { amount }) => sum + amount, 0) - back.gross).toBeCloseTo(0, 10);
      expect(sold.taxes.map(({ amount }, i) => amount + (back.taxes[i]?.amount ?? Number.NaN)).every((sum) => sum === 0)).toBe(true);
    }));
  });
});

const good = (variant: number, more: Partial<Good> = {}): Good => ({ variant, item: variant, name: `Good ${variant}`, itemName: 'Good', image: null, category: 'Drinks', attributes: [], gifts: [], onSale: true, lines: [], ...more });
const terms = (coinsPerCurrency: number): Terms => ({ coinsPerCurrency, coinTaxes: [{ name: 'PDV 25 %', rate: 25 }] });
const shelf = array(record({ stock: integer({ min: -3, max: 30 }), tax: constantFrom(...rates) }), { minLength: 1, maxLength: 5 });

describe('what is sold', () => {
  it('pieces and money add up, no shelf gives more than it has, and earlier shelves are emptied first', () => {
    assert(property(shelf, integer({ min: 1, max: 60 }), integer({ min: 0, max: 100_000 }), (shelves, quantity, price) => {
      const lines = shelves.map(({ stock, tax }, i) => ({ id: i + 1, variant: 7, warehouse: i + 1, price, stock, taxes: [tax] }));
      const left = shelves.reduce((sum, { stock }) => sum + Math.max(0, stock), 0);
      const found = reckon([{ id: 7, quantity, price }], new Map([[7, good(7, { lines })]]), terms(100));
      if (left < quantity) {
        expect(found).toEqual({ because: 'outOfStock', broken: [{ path: 'variants.0.quantity', rule: 'atMost', amount: left }] });
        return;
      }
      if ('broken' in found) throw new Error(JSON.stringify(found));
      expect(found.lines.reduce((sum, line) => sum + line.quantity, 0)).toBe(quantity);
      expect(found.lines.reduce((sum, line) => sum + line.total, 0)).toBe(price * quantity);
      const taken = found.lines.flatMap((line) => line.taken).toSorted((a, b) => a.warehouse - b.warehouse);
      for (const { warehouse, quantity: pieces } of taken) expect(pieces).toBeLessThanOrEqual(lines[warehouse - 1]?.stock ?? 0);
      for (const { warehouse } of taken.slice(0, -1)) expect(taken.find((one) => one.warehouse === warehouse)?.quantity).toBe(lines[warehouse - 1]?.stock);
    }));
  });
  it('coins are what the money buys, half up, and nothing else is taken for it', () => {
    assert(property(integer({ min: 1, max: 10_000_000 }), integer({ min: 1, max: 10_000 }), integer({ min: -2, max: 2 }), (amount, rate, off) => {
      const right = coinsFor(amount, rate);
      const found = reckon([{ id: 1, quantity: right + off, amount }], new Map([[1, good(1, { category: 'Coins' })]]), terms(rate));
      if (off !== 0) {
        expect(found).toEqual({ because: 'invalid', broken: [{ path: 'variants.0.amount', rule: 'differs', now: coinsFor(amount, rate) }] });
        return;
      }
      if ('broken' in found) throw new Error(JSON.stringify(found));
      expect(found.lines[0]).toMatchObject({ quantity: right, total: amount });
      // Exact: 2 × (amount × rate) lies within one half of 2 × 100 × coins.
      expect(Math.abs(Number(BigInt(amount) * BigInt(rate) * 2n - BigInt(right) * 200n))).toBeLessThanOrEqual(100);
    }));
  });
  it('coins that nobody could count are refused, however many an arena once said one unit is', () => {
    for (const rate of [1_000_000, 1_000_000_000]) {
      const most = 100_000_000_000 / rate;
      const of = (amount: number) => reckon([{ id: 1, quantity: 1_000_000_000, amount }], new Map([[1, good(1, { category: 'Coins' })]]), terms(rate));
      expect(of(100_000_000_000)).toEqual({ because: 'invalid', broken: [{ path: 'variants.0.amount', rule: 'atMost', amount: most }] });
      expect(of(most)).toMatchObject({ lines: [{ quantity: 1_000_000_000, total: most }] });
    }
  });
  it('a price that was seen and is another now is refused, whatever else is asked', () => {
    assert(property(integer({ min: 0, max: 100_000 }), integer({ min: 0, max: 100_000 }), (price, seen) => {
      const found = reckon([{ id: 7, quantity: 1, price: seen }], new Map([[7, good(7, { lines: [{ id: 1, variant: 7, warehouse: 1, price, stock: 5, taxes: [] }] })]]), terms(100));
      expect('broken' in found).toBe(price !== seen);
    }));
  });
  it('says everything of the first reason there is', () => {
    const goods = new Map([[1, good(1, { onSale: false })], [2, good(2, { lines: [{ id: 1, variant: 2, warehouse: 1, price: 5, stock: 0, taxes: [] }] })], [3, good(3)]]);
    expect(reckon([{ id: 1, quantity: 1, price: 1 }, { id: 2, quantity: 1, price: 5 }, { id: 9, quantity: 1, price: 1 }], goods, terms(100))).toMatchObject({ because: 'invalid', broken: [{ path: 'variants.2.id' }] });
    expect(reckon([{ id: 1, quantity: 1, price: 1 }, { id: 2, quantity: 1, price: 5 }, { id: 3, quantity: 1, price: 1 }], goods, terms(100))).toMatchObject({ because: 'notOnSale', broken: [{ path: 'variants.0.id' }, { path: 'variants.2.id' }] });
    expect(reckon([{ id: 2, quantity: 1, price: 5 }], goods, terms(100))).toMatchObject({ because: 'outOfStock' });
  });
});
