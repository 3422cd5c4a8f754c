import { expect, it } from 'vitest';
import { hardRegistry as registry } from '#tests/contract/vocabulary/hard-entities.ts';
import { providerAt } from '#tests/contract/vocabulary/recorder.ts';
import { recording } from '#tests/support/recording.ts';

const recorder = recording();
const second = { pagination: { page: 2, perPage: 10 }, sort: { field: 'name', order: 'ASC' as const }, filter: {} };

it('API-115, shop: data and meta, the second page is page 2', async () => {
  recorder.answer({ json: { data: [{ id: 21 }], meta: { per_page: 10, current_page: 2, from: 11, to: 11, total: 11, last_page: 2 } } });
  expect(await providerAt(recorder, { registry, arena: 4 }).getList('categories', second)).toEqual({ data: [{ id: 21 }], total: 11 });
  expect(recorder.seen.at(-1)?.url).toContain('size=10&page=2');
});
it('an answer of another shape is refused', async () => {
  recorder.answer({ json: { content: [{ id: 21 }], pageable: { page_number: 1, page_size: 10, offset: 10 }, total_elements: 11, total_pages: 2, number_of_elements: 1 } });
  await expect(providerAt(recorder, { registry, arena: 4 }).getList('categories', second)).rejects.toThrow('shop answered categories with no');
});
it('broken rules find their path', async () => {
  recorder.answer({ status: 422, json: { message: 'Not right.', errors: { 'attributes.0.name': ['maxLength:255'] } } });
  await expect(providerAt(recorder, { registry, arena: 4 }).create('categories', { data: {} })).rejects.toMatchObject({ status: 422, code: 'invalid', violations: [{ path: 'attributes.0.name', rule: 'maxLength', count: 255 }] });
});
it('API-109: items keep the same inside data', async () => {
  recorder.answer({ json: { data: { data: [{ id: 21 }], meta: { per_page: 10, current_page: 2, from: 11, to: 11, total: 11, last_page: 2 } } } });
  expect(await providerAt(recorder, { registry, arena: 4 }).getList('items', second)).toEqual({ data: [{ id: 21 }], total: 11 });
});
