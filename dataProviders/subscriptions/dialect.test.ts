import { expect, it } from 'vitest';
import { services } from '#resources/services.ts';
import { pagings } from '#dataProviders/adapter/paging.ts';

it('API-47, subscriptions: content and pageable, the first page is page 0', () => {
  const dialect = pagings[services.subscriptions.paging];
  expect(dialect.ask(1, 100)).toEqual({ size: 100, page: 0 });
  expect(dialect.total({ content: [], pageable: { page_number: 0, page_size: 100, offset: 0 }, total_elements: 230, total_pages: 3, number_of_elements: 100 })).toBe(230);
});
