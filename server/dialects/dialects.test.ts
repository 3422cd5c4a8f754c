import { describe, expect, it } from 'vitest';
import type { Paging } from '#resources/services.ts';
import { errorDialectOf, refusalBody } from '#server/dialects/errors.ts';
import { listAnswer, readSlice, sliceOfMany } from '#server/dialects/paging.ts';
import { readSort } from '#server/dialects/sort.ts';
import { Refusal } from '#server/http/refusal.ts';
import { languageOf } from '#server/http/language.ts';
import { collationOf } from '#server/db/collation.ts';
import { sampleRegistry } from '#tests/support/sample-resources.ts';

const rows = [{ id: 11 }, { id: 12 }];
const second = (paging: Paging) => {
  const slice = readSlice(paging, { size: '10', page: paging.startsWith('L') ? '2' : '1' }, 25);
  return listAnswer(paging, slice, { rows, total: 12 });
};

describe('pages', () => {
  it('CONST: each shape as the service gives it, from its own first page', () => {
    const meta = { per_page: 10, current_page: 2, from: 11, to: 12, total: 12, last_page: 2 };
    expect(second('P0')).toEqual({ content: rows, pageable: { page_number: 1, page_size: 10, offset: 10 }, total_elements: 12, total_pages: 2, number_of_elements: 2 });
    expect(second('M0')).toEqual({ data: rows, metadata: { page: 1, size: 10, count: 12 } });
    expect(second('L1')).toEqual({ data: rows, meta });
    expect(second('L1n')).toEqual({ data: { data: rows, meta } });
    expect(second('L1p')).toEqual({ data: rows, pagination: meta });
    expect(second('plain')).toEqual(rows);
  });

  it('begins at the first page with the size of the list, and answers at most a thousand rows', () => {
    expect(readSlice('P0', {}, 25)).toEqual({ page: 0, size: 25, offset: 0 });
    expect(readSlice('L1', {}, 10)).toEqual({ page: 1, size: 10, offset: 0 });
    expect(readSlice('P0', { size: '100000' }, 25)).toEqual({ page: 0, size: 1000, offset: 0 });
    expect([sliceOfMany({}), sliceOfMany({ size: '50', page: '2' }), sliceOfMany({ size: '5000', page: '1' })]).toMatchObject([{ size: 1000, offset: 0 }, { size: 50, offset: 100 }, { size: 1000, offset: 1000 }]);
    expect(listAnswer('L1', readSlice('L1', { page: '9' }, 10), { rows: [], total: 3 })).toEqual({ data: [], meta: { per_page: 10, current_page: 9, from: null, to: null, total: 3, last_page: 1 } });
  });

  it('refuses what is no page and no size', () => {
    for (const query of [{ page: '-1' }, { page: '1.5' }, { page: '9'.repeat(20) }, { size: '0' }, { size: 'ten' }, { size: ['1', '2'] }]) expect(() => readSlice('P0', query, 10)).toThrow('invalid');
    expect(() => readSlice('L1', { page: '0' }, 10)).toThrow('invalid');
  });
});

describe('sort', () => {
  const samples = sampleRegistry.get('samples');
  it('takes both cases of the direction and both spellings of a field', () => {
    for (const [sort, expected] of [
      ['created_at,DESC', ['created_at', 'DESC']], ['createdAt,desc', ['created_at', 'DESC']], ['where.street,ASC', ['where.street', 'ASC']], ['name', ['name', 'ASC']], ['id,asc', ['id', 'ASC']], [undefined, ['name', 'ASC']],
    ] as const) expect(readSort(samples, { sort }), String(sort)).toEqual(expected);
  });
  it('refuses fields that the list is not sorted by', () => {
    for (const sort of ['key,ASC', 'nothing', 'name,SIDEWAYS', 'name;drop', ['name', 'id']]) expect(() => readSort(samples, { sort })).toThrow('invalid');
  });
});

describe('refusals', () => {
  const refusal = new Refusal('invalid', { violations: [{ path: 'bonus', rule: 'between', from: 0, to: 100 }, { path: 'name', rule: 'required' }, { path: 'name', rule: 'unknown' }], current: { id: 1 } });
  it('ERR: names rules with their data, and writes them short where the service does', () => {
    expect(refusalBody(refusal, 'fields', 'No.')).toEqual({ code: 'invalid', message: 'No.', errors: { bonus: [{ rule: 'between', from: 0, to: 100 }], name: [{ rule: 'required' }, { rule: 'unknown' }] }, current: { id: 1 } });
    expect(refusalBody(refusal, 'rules', 'No.')).toEqual({ code: 'invalid', message: 'No.', errors: { bonus: ['between:0,100'], name: ['required', 'unknown'] }, current: { id: 1 } });
  });
  it('knows the dialect by the address', () => {
    expect(['/api/shop/items?x', '/api/core/users', '/api/files', '/api/toString', '/x'].map(errorDialectOf)).toEqual(['rules', 'fields', 'fields', 'fields', 'fields']);
  });
});

describe('language', () => {
  it('is the most wanted one of Accept-Language, and sorts by its own rules', () => {
    const language = (text?: string) => languageOf({ headers: text === undefined ? {} : { 'accept-language': text } });
    expect([undefined, 'hr', 'en;q=0.5, de-AT;q=0.9', 'x'.repeat(500), '*', 'ba'].map(language)).toEqual(['en', 'hr', 'de-AT', 'en', 'en', 'ba']);
    expect(['hr', 'ba', 'de-AT', 'si', 'fr', 'at'].map(collationOf)).toEqual(['hr-x-icu', 'bs-x-icu', 'de-x-icu', 'sl-x-icu', 'und-x-icu', 'de-x-icu']);
  });
});
