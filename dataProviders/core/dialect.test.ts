import { expect, it } from 'vitest';
import { hardRegistry as registry } from '#tests/contract/vocabulary/hard-entities.ts';
import { providerAt } from '#tests/contract/vocabulary/recorder.ts';
import { recording } from '#tests/support/recording.ts';

const recorder = recording();
const second = { pagination: { page: 2, perPage: 10 }, sort: { field: 'name', order: 'ASC' as const }, filter: {} };

it('API-20, core: content and pageable, the second page is page 1', async () => {
  recorder.answer({ json: { content: [{ id: 21 }], pageable: { page_number: 1, page_size: 10, offset: 10 }, total_elements: 11, total_pages: 2, number_of_elements: 1 } });
  expect(await providerAt(recorder, { registry, arena: 4 }).getList('roles', second)).toEqual({ data: [{ id: 21 }], total: 11 });
  expect(recorder.seen.at(-1)?.url).toContain('size=10&page=1');
});
it('an answer of another shape is refused', async () => {
  recorder.answer({ json: { data: [{ id: 21 }], metadata: { page: 1, size: 10, count: 11 } } });
  await expect(providerAt(recorder, { registry, arena: 4 }).getList('roles', second)).rejects.toThrow('core answered roles with no');
});
it('broken rules find their path', async () => {
  recorder.answer({ status: 422, json: { code: 'invalid', message: 'Not right.', errors: { 'name': [{ rule: 'maxLength', count: 255 }] } } });
  await expect(providerAt(recorder, { registry, arena: 4 }).create('roles', { data: {} })).rejects.toMatchObject({ status: 422, code: 'invalid', violations: [{ path: 'name', rule: 'maxLength', count: 255 }] });
});
