import { expect, test } from 'vitest';
import { registry } from '#resources/index.ts';
import { brokenAttributes, chosenVariants, newVariant } from './chosen.ts';

const [a, b] = [{ id: 1, name: 'a', warehouses: [{ id: 7 }] }, { id: 2, name: 'b', warehouses: [] }];

test('ITEM-23 of known variants the ticked ones are sent, and new ones always', () => {
  expect(chosenVariants({ variants: [{ ...a, _ticked: true }, { name: 'new' }, b] }, true).variants).toEqual([{ ...a, _ticked: true }, { name: 'new' }]);
});
test('with no tick nothing is said of variants: they are as they were opened', () => {
  expect(chosenVariants({ variants: [a, b] }, true).variants).toEqual([a, b]);
});
test('the catalogue of the chain speaks of no warehouse', () => {
  expect(chosenVariants({ variants: [{ ...a, _ticked: true }] }, false).variants).toEqual([{ id: 1, name: 'a', _ticked: true }]);
});
test('VAL-37 what is wrong is at the place of the value in the body', () => {
  const variants = [{ name: 'new', category_attributes: [{ name: 'size', rules: ['nullable'], value: null }, { name: 'weight', type: 'integer', rules: ['required'], value: null }] }, b];
  expect(brokenAttributes({ variants })).toEqual([{ path: 'variants.0.category_attributes.1.value', rule: 'required' }]);
});
test('ITEM-17 ITEM-18 a new variant stands in the only warehouse with the first tax, price, cost and stock 0', () => {
  const leaf = registry.get('items').leaf('variants');
  if (!leaf) throw new Error('items have no variants');
  const shelf = { warehouses: [{ id: 3, name: 'Bar' }], taxes: [{ id: 5, name: 'PDV' }, { id: 6, name: 'PDV 13 %' }] };
  expect(newVariant(leaf, shelf)).toMatchObject({ active: 1, promoted: 0, name: null, sku: null, warehouses: [{ id: 3, price: 0, cost: 0, stock: 0, taxes: [5] }] });
  expect(newVariant(leaf, null).warehouses).toEqual([]);
});
