import { describe, expect, it } from 'vitest';
import { registry } from '#resources/index.ts';
import { mergedRows, rowsApart, rowsByKey } from './rows.ts';

const leaf = (resource: string, path: string) => {
  const found = registry.get(resource).leaf(path);
  if (!found) throw new Error(`${resource} has no ${path}`);
  return found;
};
const variants = leaf('items', 'variants');
const taxes = leaf('countries', 'taxes');
const line = (more: object) => ({ id: 1, name: 'Bar', price: 250, cost: 100, stock: 10, stock_seen: 10, taxes: [1], ...more });
const variant = (more: object, lines: readonly object[] = [line({})]) => ({ id: 7, name: '0,3 l', sku: 'L3', active: 1, warehouses: lines, ...more });

describe('OP-024 the rows of a list that two people changed', () => {
  it('ITEM-22 what one changed of a row is that one’s, down to a price in a warehouse; what both changed is mine, and was seen as it is now', () => {
    const opened = [variant({})];
    const mine = [variant({}, [line({ stock: 12 })])];
    const theirs = [variant({ active: 0 }, [line({ stock: 15, stock_seen: 15, price: 300 })])];
    expect(mergedRows(variants, opened, mine, theirs)).toEqual([variant({ active: 0 }, [line({ stock: 12, stock_seen: 15, price: 300 })])]);
  });
  it('of a list whose rows are named, those that nobody names stay, at the end', () => {
    const [a, b] = [variant({}), variant({ id: 8, name: '0,5 l' })];
    expect(mergedRows(variants, [a, b], [{ ...b, active: 0 }], [a, b])).toEqual([{ ...b, active: 0 }, a]);
  });
  it('COUNTRY-02 a row that I took out is out, one that they added is there, one that they took out and I left alone is out', () => {
    const [pdv, pnp, luxury, none] = ['PDV', 'PNP', 'Luxury', 'None'].map((name, i) => ({ id: i + 1, name, rate: i, active: true }));
    expect(mergedRows(taxes, [pdv, pnp, luxury].flatMap((one) => one ?? []), [pdv, luxury].flatMap((one) => one ?? []), [pdv, pnp, none].flatMap((one) => one ?? []))).toEqual([pdv, none]);
  });
  it('rows without an id go by their name, of several of one name each by its turn', () => {
    const lists = leaf('categories', 'attributes');
    expect([...rowsByKey(lists, [{ name: 'Size' }, { name: 'Size' }, { name: 'Colour' }]).values()]).toEqual([{ name: 'Size' }, { name: 'Size' }, { name: 'Colour' }]);
    expect(mergedRows(lists, [{ name: 'Size', type: 'string' }], [{ name: 'Size', type: 'integer' }], [{ name: 'Size', type: 'string' }, { name: 'Age', type: 'integer' }])).toMatchObject([{ name: 'Size', type: 'integer' }, { name: 'Age' }]);
  });
});

it('of two states of a list the rows that are alike are left out', () => {
  const [a, b] = [variant({}), variant({ id: 8, name: '0,5 l' })];
  expect(rowsApart(variants, [a, b], [a, { ...b, active: 0 }, { name: 'new' }])).toEqual([[b], [{ ...b, active: 0 }, { name: 'new' }]]);
});
