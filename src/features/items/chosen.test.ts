import { expect, test } from 'vitest';
import { registry } from '#resources/index.ts';
import { draftOf } from '#src/engine/draft.ts';
import type { Row } from '#src/fields/types.ts';
import { brokenVariants, chosenVariants, newVariant } from './chosen.ts';

const [a, b] = [{ id: 1, name: 'a', warehouses: [{ id: 7 }] }, { id: 2, name: 'b', warehouses: [] }];

test('ITEM-23 of known variants the ticked ones are sent, and new ones always', () => {
  expect(chosenVariants({ variants: [{ ...a, _ticked: true }, { name: 'new' }, b] }, true).variants).toEqual([{ ...a, _ticked: true }, { name: 'new' }]);
});
test('ITEM-23 with no tick nothing is said of variants, in an arena and in the catalogue', () => {
  const opened = { id: 9, name: 'old', variants: [a, b] };
  for (const [name, inArena] of [['items', true], ['global-items', false]] as const) {
    const resource = registry.get(name);
    const sent = (values: Row) => draftOf(resource, 'update', chosenVariants(values, inArena), opened, resource.leaves);
    expect(sent({ ...opened, promoted: 1 })).toEqual({ promoted: 1 });
    expect(Object.keys(sent({ ...opened, variants: [{ ...a, _ticked: true }, b] }))).toEqual(['variants']);
  }
});
test('the catalogue of the chain speaks of no warehouse', () => {
  expect(chosenVariants({ variants: [{ ...a, _ticked: true }] }, false).variants).toEqual([{ id: 1, name: 'a', _ticked: true }]);
});
test('VAL-37 what is wrong is at the place of the value in the body', () => {
  const variants = [{ name: 'new', category_attributes: [{ name: 'size', rules: ['nullable'], value: null }, { name: 'weight', type: 'integer', rules: ['required'], value: null }] }, b];
  expect(brokenVariants({ variants })).toEqual([{ path: 'variants.0.category_attributes.1.value', rule: 'required' }]);
});
test('ITEM-29 what the product gives by an attribute is a number it can give, for a new item and for a known one', () => {
  const bonus = { name: 'bonus', type: 'integer', rules: ['required', 'integer'], value: -5 };
  const broken = [{ path: 'variants.0.category_attributes.0.value', rule: 'between', from: 0, to: 100 }];
  expect(brokenVariants({ category: { id: 2 }, variants: [{ name: 'new', category_attributes: [{ ...bonus, of: 'Subscriptions' }] }] })).toEqual(broken);
  expect(brokenVariants({ category: { id: 2, name: 'Subscriptions' }, variants: [{ ...a, _ticked: true, category_attributes: [bonus] }, b] })).toEqual(broken);
  expect(brokenVariants({ category: { id: 3, name: 'Drinks' }, variants: [{ name: 'new', category_attributes: [bonus] }] })).toEqual([]);
});
test('ITEM-29 a warehouse named twice is said before anything is sent, beside what else is wrong', () => {
  const empty = { name: 'size', rules: ['required'], value: null };
  expect(brokenVariants({ variants: [{ name: 'new', category_attributes: [empty], warehouses: [{ id: 7 }, { id: null }, { id: 8 }, { id: 7 }, { id: null }] }] }).map(({ path, rule }) => `${path} ${rule}`))
    .toEqual(['variants.0.category_attributes.0.value required', 'variants.0.warehouses.3.id distinct']);
});
test('ITEM-17 ITEM-18 a new variant stands in the only warehouse with the first tax, price, cost and stock 0', () => {
  const leaf = registry.get('items').leaf('variants');
  if (!leaf) throw new Error('items have no variants');
  const shelf = { warehouses: [{ id: 3, name: 'Bar' }], country: null, taxes: [{ id: 5, name: 'PDV' }, { id: 6, name: 'PDV 13 %' }] };
  expect(newVariant(leaf, shelf)).toMatchObject({ active: 1, promoted: 0, name: null, sku: null, warehouses: [{ id: 3, price: 0, cost: 0, stock: 0, taxes: [5] }] });
  expect(newVariant(leaf, null).warehouses).toEqual([]);
});
