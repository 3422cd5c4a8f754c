import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { registry } from '#resources/index.ts';
import { pairsOf } from './row-pairs.ts';
import { mergedRows, rowPairs, rowsApart } from './rows.ts';

const leaf = (resource: string, path: string) => {
  const found = registry.get(resource).leaf(path);
  if (!found) throw new Error(`${resource} has no ${path}`);
  return found;
};
const variants = leaf('items', 'variants');
const taxes = leaf('countries', 'taxes');
const attributes = leaf('categories', 'attributes');
const [pools, rewards] = [leaf('quests', 'pools'), leaf('quests', 'rewards')];
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
    expect([...pairsOf(attributes, [{ name: 'Size' }, { name: 'Size' }, { name: 'Colour' }], [{ name: 'Colour', type: 'string' }, { name: 'Size', type: 'string' }, { name: 'Size' }])]).toEqual([[0, 2], [1, 1], [2, 0]]);
    expect(mergedRows(attributes, [{ name: 'Size', type: 'string' }], [{ name: 'Size', type: 'integer' }], [{ name: 'Size', type: 'string' }, { name: 'Age', type: 'integer' }])).toMatchObject([{ name: 'Size', type: 'integer' }, { name: 'Age' }]);
  });
  it('OP-024 rows that are called nothing are the same at the same place: coins of one and experience of the other are one reward', () => {
    const reward = { coins: 20, experience: 50, chest: null };
    expect(mergedRows(rewards, [reward], [{ ...reward, coins: 45 }], [{ experience: 77, coins: 20 }])).toEqual([{ coins: 45, experience: 77, chest: undefined }]);
    expect(mergedRows(rewards, [reward], [{ ...reward, coins: 45 }], [{ ...reward, coins: 46, chest: 'gold' }])).toEqual([{ coins: 45, experience: 50, chest: 'gold' }]);
  });
  it('of two rewards that are wholly the same the one that both have changed is one', () => {
    const reward = { coins: 20, experience: 50, chest: 'gold' };
    expect(mergedRows(rewards, [reward, reward], [{ ...reward, coins: 45 }, reward], [{ ...reward, experience: 77 }, reward])).toEqual([{ coins: 45, experience: 77, chest: 'gold' }, reward]);
  });
  it('CAT-03 an attribute that one renames while the other changes its type is one', () => {
    const size = { name: 'Size', type: 'string', rules: ['required'] };
    expect(mergedRows(attributes, [size], [{ ...size, name: 'Length' }], [{ ...size, type: 'integer' }])).toEqual([{ ...size, name: 'Length', type: 'integer' }]);
    expect(mergedRows(attributes, [size], [{ ...size, type: 'integer' }], [{ ...size, name: 'Length' }])).toEqual([{ ...size, name: 'Length', type: 'integer' }]);
  });
  it('what is left behind a row that is there still is the same, though a row before both was taken out', () => {
    const [first, second, third] = [100, 50, 20].map((coins) => ({ coins, experience: 5 })) as [object, object, object];
    expect(mergedRows(rewards, [first, second, third] as never, [second, { ...third, coins: 25 }] as never, [first, second, { ...third, experience: 7 }] as never)).toEqual([second, { coins: 25, experience: 7 }].map((row) => ({ chest: undefined, ...row })));
  });
  it('what both have added is one row where it is called the same, and two where it is called nothing', () => {
    const [mine, theirs] = [{ name: 'Size', type: 'string', rules: [] }, { name: 'Size', type: 'integer', rules: ['required'] }];
    expect(mergedRows(attributes, [], [mine], [theirs])).toEqual([{ ...mine, rules: ['required'] }]);
    expect(mergedRows(taxes, [], [{ name: 'PNP', rate: 3, active: true }], [{ id: 9, name: 'PNP', rate: 4, active: true }])).toEqual([{ id: 9, name: 'PNP', rate: 3, active: true }]);
    expect(mergedRows(rewards, [], [{ coins: 5 }], [{ coins: 6 }])).toEqual([{ coins: 5 }, { coins: 6 }]);
    expect(mergedRows(rewards, [], [{ coins: 5, chest: null }], [{ coins: 5 }])).toHaveLength(1);
  });
  it('a row that one took out and nobody else changed is gone; one that they took out and I changed stays; mine to take out stays mine', () => {
    const [a, b] = [{ name: 'a', type: 'string' }, { name: 'b', type: 'string' }];
    expect(mergedRows(attributes, [a, b], [a], [a, b])).toMatchObject([a]);
    expect(mergedRows(attributes, [a, b], [a, b], [a])).toMatchObject([a]);
    expect(mergedRows(attributes, [a, b], [a, { ...b, type: 'time' }], [a])).toMatchObject([a, { ...b, type: 'time' }]);
    expect(mergedRows(attributes, [a, b], [a], [a, { ...b, type: 'time' }])).toMatchObject([a]);
  });
  it('the order that one alone has changed stays, with what the other did; of both orders it is mine', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((name) => ({ name, type: 'string' })) as [object, object, object];
    const order = (mine: readonly object[], theirs: readonly object[]) => mergedRows(attributes, [a, b, c] as never, mine as never, theirs as never).map(({ name, type }) => `${String(name)} ${String(type)}`);
    expect(order([c, a, b], [a, { ...b, type: 'time' }, c])).toEqual(['c string', 'a string', 'b time']);
    expect(order([a, { ...b, type: 'time' }, { name: 'm' }, c], [c, { name: 't' }, b, a])).toEqual(['c undefined', 't undefined', 'b time', 'm undefined', 'a string'].map((row) => row.replace('c undefined', 'c string')));
    expect(order([b, a, c], [c, b, a])).toEqual(['b string', 'a string', 'c string']);
  });
  it('rows in rows: what one weighs otherwise and another adds to the same pool are both there', () => {
    const pool = (...types: readonly (readonly [number, number])[]) => ({ pool_type: 'weekly', quest_types: types.map(([quest_type, weight]) => ({ quest_type, weight })) });
    expect(mergedRows(pools, [pool([2, 1])], [pool([2, 5])], [pool([2, 1], [3, 1])])).toEqual([pool([2, 5], [3, 1])]);
    expect(mergedRows(pools, [pool([2, 1])], [pool([4, 1])], [pool([2, 7])])).toEqual([pool([4, 7])]);
  });
});


it('OP-024 a reward that was changed is one row of both states, with its place; all are told, for it goes by nothing else', () => {
  const [before, after] = [[{ coins: 5 }, { coins: 100 }], [{ coins: 5 }, { coins: 110 }]];
  expect(rowPairs(rewards, before, after)).toEqual([{ row: { coins: 5 }, index: 0, other: { coins: 5 } }, { row: { coins: 100 }, index: 1, other: { coins: 110 } }]);
  expect(rowsApart(rewards, before, after)).toEqual([before, after]);
  expect(rowsApart(rewards, before, before)).toEqual([[], []]);
});
it('rows apart are told so that each is still known for the row it is', () => {
  const rows = (...names: readonly string[]) => names.map((name) => ({ name, type: 'string' }));
  expect(rowsApart(attributes, rows('a', 'b', 'c'), rows('a', 'd', 'c'))).toEqual([rows('b'), rows('d')]);
  expect(rowsApart(attributes, rows('a', 'b', 'c'), rows('b', 'd'))).toEqual([rows('a', 'b', 'c'), rows('b', 'd')]);
});
it('rows of other ids are never the same, and of named rows none is known by its place', () => {
  expect(rowPairs(taxes, [{ id: 1, name: 'PDV' }], [{ id: 2, name: 'PDV' }])).toHaveLength(2);
  expect(rowPairs(taxes, [{ id: 1, name: 'PDV' }], [{ name: 'PNP' }])).toHaveLength(2);
  expect(rowPairs(variants, [{ name: 'a' }], [{ name: 'b' }])).toHaveLength(2);
});

describe('whatever the rows are', () => {
  const optional = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null });
  const reward = fc.record({ coins: optional(fc.integer({ min: 0, max: 3 })), experience: optional(fc.integer({ min: 0, max: 2 })), chest: optional(fc.constantFrom('gold', 'silver')) });
  const attribute = fc.record({ name: fc.constantFrom('a', 'b', 'c', ''), type: fc.constantFrom('string', 'time'), rules: fc.constantFrom(['required'], ['nullable']) });
  const tax = fc.record({ id: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }), name: fc.constantFrom('a', 'b', 'c'), rate: fc.integer({ min: 0, max: 2 }), active: fc.boolean() });
  const lists = fc.oneof(...([[rewards, reward], [attributes, attribute], [taxes, tax]] as const).map(([list, row]) => {
    const rows = fc.array(row as fc.Arbitrary<Readonly<Record<string, unknown>>>, { maxLength: 5 });
    return fc.tuple(fc.constant(list), rows, rows, rows);
  }));
  const told = (rows: readonly Readonly<Record<string, unknown>>[]) => JSON.parse(JSON.stringify(rows)) as unknown;

  it('which rows are the same does not depend on which state comes first, and none is two', () => {
    fc.assert(fc.property(lists, ([list, a, b]) => {
      const pairs = [...pairsOf(list, a, b)];
      expect(new Map(pairs.map(([i, j]) => [j, i]))).toEqual(pairsOf(list, b, a));
      expect(new Set(pairs.map(([, j]) => j)).size).toBe(pairs.length);
    }));
  });
  it('what one alone did is what there is', () => {
    fc.assert(fc.property(lists, ([list, opened, changed]) => {
      const once = (rows: typeof changed) => rows.filter(({ id }, i) => id === undefined || rows.findIndex((row) => row.id === id) === i);
      const [was, is] = [once(opened), once(changed)];
      expect(told(mergedRows(list, was, was, is))).toEqual(told(is));
      expect(mergedRows(list, was, is, was).map((row) => ({ ...row, id: undefined }))).toEqual(is.map((row) => ({ ...row, id: undefined })));
    }));
  });
  it('there are never more rows than there were and were added, and none of those that nobody has touched is lost', () => {
    fc.assert(fc.property(lists, ([list, opened, mine, theirs]) => {
      const merged = mergedRows(list, opened, mine, theirs);
      const added = [mine, theirs].reduce((sum, rows) => sum + rows.length - pairsOf(list, rows, opened).size, 0);
      expect(merged.length).toBeLessThanOrEqual(opened.length + added);
      const keeping = opened.filter((_, i) => [mine, theirs].every((rows) => [...pairsOf(list, rows, opened).values()].includes(i)));
      expect(merged.length).toBeGreaterThanOrEqual(keeping.length);
    }));
  });
  it('values of one row that two people changed are both there', () => {
    fc.assert(fc.property(fc.array(reward, { minLength: 1, maxLength: 5 }), fc.nat(4), (rows, nth) => {
      const at = nth % rows.length;
      const changed = (more: object) => rows.map((row, i) => (i === at ? { ...row, ...more } : row));
      expect(mergedRows(rewards, rows, changed({ coins: 8 }), changed({ experience: 9 }))).toEqual(changed({ coins: 8, experience: 9 }));
    }));
  });
});
