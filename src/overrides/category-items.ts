import { useGetList } from 'ra-core';

/** How many items are of a category; nothing while that is not known, or for no category. */
export const useItemsOf = (category: number | undefined): number | undefined =>
  useGetList('global-items', { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' }, meta: { query: { category_id: category } } }, { enabled: category !== undefined }).total;
