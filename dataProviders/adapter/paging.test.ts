import { expect, it } from 'vitest';
import { pagings } from './paging.ts';

const rows = [{ id: 1 }, { id: 2 }];
it.each([
  ['P0', { size: 10, page: 0 }, { size: 10, page: 2 }, { content: rows, pageable: { page_number: 0, page_size: 10, offset: 0 }, total_elements: 12, total_pages: 2, number_of_elements: 2 }, 12],
  ['M0', { size: 10, page: 0 }, { size: 10, page: 2 }, { data: rows, metadata: { page: 0, size: 10, count: 12 } }, 12],
  ['L1', { size: 10, page: 1 }, { size: 10, page: 3 }, { data: rows, meta: { per_page: 10, current_page: 1, from: 1, to: 2, total: 12, last_page: 2 } }, 12],
  ['L1n', { size: 10, page: 1 }, { size: 10, page: 3 }, { data: { data: rows, meta: { total: 12 } } }, 12],
  ['L1p', { size: 10, page: 1 }, { size: 10, page: 3 }, { data: rows, pagination: { total: 12 } }, 12],
  ['plain', {}, {}, rows, 2],
] as const)('%s: the first page asks for %o, the third for %o; rows and total are found', (name, first, third, answer, total) => {
  const dialect = pagings[name];
  expect([dialect.ask(1, 10), dialect.ask(3, 10)]).toEqual([first, third]);
  expect(dialect.rows(answer)).toBe(rows);
  expect(dialect.total(answer)).toBe(total);
});
it.each(Object.keys(pagings) as (keyof typeof pagings)[])('%s: an answer of another shape has neither rows nor total', (name) => {
  for (const answer of [null, 'text', {}, { data: null }, { data: { data: null } }, 5]) {
    expect(Array.isArray(pagings[name].rows(answer))).toBe(false);
    expect(pagings[name].total(answer)).toBeUndefined();
  }
});
