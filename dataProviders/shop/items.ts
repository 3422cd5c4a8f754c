import type { items as declaration } from '#resources/items.ts';
import { readRow } from '#dataProviders/adapter/answers.ts';
import { ServiceError } from '#dataProviders/adapter/errors.ts';
import { departure } from '#dataProviders/adapter/operations.ts';
import type { Calls, Client } from '#dataProviders/adapter/types.ts';

const arenaQuery = (arena: number | null) => (arena === null ? {} : { arena_id: arena });
/** What the service wants said besides: that a body is a change, and of which item. */
const changing = (id: unknown) => ({ updating_item: 1, item_id: Number(id) }) as const;

/**
 * Items of the chosen arena:
 *
 *     one     GET  /shop/items/{id}?arena_id=4
 *     create  POST /shop/items {arena_id, updating_item: 0, …}
 *     update  PUT  /shop/items/{id} {arena_id, updating_item: 1, item_id, …}
 */
export const items = departure<typeof declaration>((base, { resource, client, standpoint: { arena } }) => ({
  one: async (id, signal) => readRow(resource, (await client.call({ service: 'shop', path: `/shop/items/${String(id)}`, query: arenaQuery(arena), ...(signal ? { signal } : {}) })).json) as never,
  create: (body, write) => base.create({ ...arenaQuery(arena), updating_item: 0, ...body } as never, write),
  update: (id, body, write) => base.update(id, { ...arenaQuery(arena), ...changing(id), ...body } as never, write),
}));

/**
 * Items of the chain, with what the chosen arena has of them; a save speaks of no arena:
 *
 *     list  GET /shop/items/global?arena_id=4&size=10&page=1&sort=name,ASC
 *     one   GET /shop/items/global/{id}?arena_id=4
 */
export const globalItems = departure<typeof declaration>((base, { resource, client, standpoint: { arena } }) => ({
  list: (query, signal) => base.list({ ...query, query: { ...arenaQuery(arena), ...query.query } }, signal),
  one: async (id, signal) => readRow(resource, (await client.call({ service: 'shop', path: `/shop/items/global/${String(id)}`, query: arenaQuery(arena), ...(signal ? { signal } : {}) })).json) as never,
  create: (body, write) => base.create({ updating_item: 0, ...body } as never, write),
  update: (id, body, write) => base.update(id, { ...changing(id), ...body } as never, write),
}));

/**
 * What is done with variants besides:
 *
 *     attachVariants  POST   /shop/warehouses/attach-variants {arena_id, variants [{id, warehouse_id, price, cost, stock, taxes}]}
 *     detachVariants  POST   /shop/warehouses/detach-variants {arena_id, variants [{id, warehouses [{id}]}]}
 *     warehouseStock  GET    /shop/warehouses/{id}/stock
 *     removeVariants  DELETE /shop/items/{id}?variant_ids=1,2
 */
export const itemCalls = (client: Client): Pick<Calls, 'attachVariants' | 'detachVariants' | 'removeVariants' | 'warehouseStock'> => ({
  attachVariants: async (arena, variants, key) => {
    await client.call({ service: 'shop', path: '/shop/warehouses/attach-variants', method: 'POST', body: { arena_id: arena, variants }, key });
  },
  detachVariants: async (arena, variants, key) => {
    await client.call({ service: 'shop', path: '/shop/warehouses/detach-variants', method: 'POST', body: { arena_id: arena, variants }, key });
  },
  warehouseStock: async (warehouse, signal) => {
    const path = `/shop/warehouses/${warehouse}/stock`;
    const json = (await client.call({ service: 'shop', path, ...(signal ? { signal } : {}) })).json as { readonly kinds?: unknown; readonly units?: unknown } | null;
    if (typeof json?.kinds !== 'number' || typeof json.units !== 'number') throw new ServiceError({ status: 200, code: 'unexpected', detail: `shop answered ${path} with no stock` });
    return { kinds: json.kinds, units: json.units };
  },
  removeVariants: async (item, variants) => {
    await client.call({ service: 'shop', path: `/shop/items/${item}`, method: 'DELETE', query: { variant_ids: variants } });
  },
});
