import { expect, it } from 'vitest';
import { registry } from '#resources/index.ts';
import { readPage, readRow } from './answers.ts';
import { inOrder } from './in-order.ts';

const categories = registry.get('categories');
it('a page of rows and its total', () => {
  expect(readPage(categories, { data: [{ id: 1 }, { id: 'b' }], meta: { total: 12 } }, 1, 10)).toEqual({ data: [{ id: 1 }, { id: 'b' }], total: 12 });
});
it.each([
  [{ content: [], total_elements: 0 }, 'shop answered categories with no list of rows. Its paging is declared as L1'],
  [{ data: [] }, 'shop answered categories with no total'], [{ data: [], meta: { total: '12' } }, 'no total'], [{ data: [], meta: { total: -1 } }, 'no total'], [{ data: [], meta: { total: 1.5 } }, 'no total'],
  [{ data: [{ id: 1 }, { name: 'x' }], meta: { total: 2 } }, 'a row without id at place 1'], [{ data: [null], meta: { total: 1 } }, 'a row without id at place 0'], [null, 'no list of rows'],
])('%o is refused with the cure', (answer, message) => {
  expect(() => readPage(categories, answer, 1, 10)).toThrow(message);
  expect(() => readPage(categories, answer, 1, 10)).toThrow(expect.objectContaining({ code: 'unexpected' }) as Error);
});
it.each([null, {}, [], { id: '' }, { id: null }, 'x'])('the record %o is refused', (answer) => {
  expect(() => readRow(categories, answer)).toThrow('shop answered categories with a record without id');
});
it('rows in order: numbers by size, text by number within, empty last, ties by id', () => {
  const rows = [{ id: 3, n: 'Bar 10' }, { id: 2, n: 'bar 2' }, { id: 9, n: null }, { id: 1, n: 'Bar 10' }];
  expect(inOrder(rows, ['n', 'ASC']).map((row) => row.id)).toEqual([2, 1, 3, 9]);
  expect(inOrder(rows, ['id', 'DESC']).map((row) => row.id)).toEqual([9, 3, 2, 1]);
});
