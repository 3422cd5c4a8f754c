import type { DataProvider, Identifier } from 'ra-core';
import type { Registry } from '#resources/schema/registry.ts';
import { operationsOf, type Departure, type Operations, type Write } from './operations.ts';
import type { ListQuery } from './request.ts';
import { withArena } from './scope.ts';
import { signatureOf } from './signature.ts';
import type { BulkAsked, Calls, Client, ExportAsked, ListFilter, Meta, RemovedRow, Row, SearchAsked, Standpoint } from './types.ts';

export interface ProviderOptions {
  readonly registry: Registry;
  readonly client: Client;
  readonly standpoint: Standpoint;
  /** By the name of the resource. */
  readonly departures: Readonly<Record<string, Departure>>;
}
interface Asked {
  readonly pagination?: { readonly page: number; readonly perPage: number } | undefined;
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' } | undefined;
  readonly filter?: unknown;
  readonly meta?: Meta | undefined;
}

/** What is ours on every resource, beside react-admin's own methods. */
export type OnResources = Pick<Calls, 'act' | 'removeRow' | 'exportRows' | 'bulk' | 'recordHistory' | 'searchRecords'>;

/**
 * react-admin's data provider over the services. The requests it makes, for users at the core service as an example:
 *
 *     getList(users, page 2, q ana)   GET    /api/core/users?username=ana&name=ana&card_id=ana&size=10&page=1&sort=id,DESC
 *     getOne(users, 7)                GET    /api/core/users/7              (or from the list, where the service has no such call)
 *     getMany(roles, [1, 2])          GET    /api/core/roles?ids=1,2        (a hundred ids a call)
 *     create(users, {...})            POST   /api/core/users
 *     update(users, 7, {...})         PUT    /api/core/users/7              If-Match: "3"
 *     delete(users, 7)                DELETE /api/core/users/7
 *     removeRow(countries, 7, taxes, 3)  DELETE /api/arena-hub/countries/7/taxes/3  If-Match: "3"
 *     act(invoices, restore, 7)       POST   /api/shop/invoices/7           Idempotency-Key: ...
 *     exportRows(users)               GET    /api/core/users/export?sort=id,DESC&fields=username,name   (page by page, by id, where the service has no such call)
 *     bulk(users, {rows, set})        POST   /api/core/users/bulk           (a call a row, where the service has no such call)
 *     recordHistory(users, 7)         GET    /api/core/users/7/history?size=25&page=0
 *     searchRecords(ana)              GET    /api/core/search?q=ana&arena_id=4&resources=users,articles
 *
 * Paging, sort, filters and errors are the dialect's of `resources/services.ts`; where an arena is chosen it is in path or query.
 * `filter` is `{ q, by, ...filters }`; `meta` is `{ version, query, key }`. Bodies are sent as they are given: the engine has built them.
 */
export const createProvider = ({ registry, client, standpoint, departures }: ProviderOptions): DataProvider & OnResources => {
  const made = new Map<string, Operations>();
  const place = (name: string) => ({ resource: registry.get(name), client, standpoint });
  const operations = (name: string): Operations => {
    const before = made.get(name);
    if (before) return before;
    const base = operationsOf(place(name));
    const all = { ...base, ...departures[name]?.(base, place(name)) };
    made.set(name, all);
    return all;
  };
  const queryOf = (name: string, { pagination, sort, filter, meta }: Asked): ListQuery => {
    const { list } = registry.get(name);
    return {
      page: pagination?.page ?? 1, perPage: pagination?.perPage ?? list.size, sort: sort ? [sort.field, sort.order] : list.sort,
      filter: (filter ?? {}) as ListFilter, ...(meta?.query ? { query: meta.query } : {}),
    };
  };
  const writeOf = (meta: Meta | undefined, seen?: Readonly<Record<string, unknown>>): Write => ({
    version: meta?.version ?? (typeof seen?.version === 'number' ? seen.version : undefined), seen, key: meta?.key,
  });
  /** The filter that asks for rows of one other record. */
  const targetKey = (name: string, target: string): string => {
    const found = Object.entries(registry.get(name).list.filters).find(([key, filter]) => key === target || filter === target);
    if (!found) throw new Error(`${registry.get(name).service} cannot list ${name} by ${target}: declare it in list.filters`);
    return found[0];
  };
  // react-admin's methods are generic over a record type of the caller's; ours are rows, checked to have an id.
  const provider = {
    supportAbortSignal: true,
    getList: (name: string, params: Asked & { signal?: AbortSignal }) => operations(name).list(queryOf(name, params), params.signal),
    getOne: async (name: string, { id, signal }: { id: Identifier; signal?: AbortSignal }) => ({ data: await operations(name).one(id, signal) }),
    getMany: async (name: string, { ids, signal }: { ids: Identifier[]; signal?: AbortSignal }) => ({ data: await operations(name).many(ids, signal) }),
    getManyReference: (name: string, params: Asked & { target: string; id: Identifier; signal?: AbortSignal }) =>
      operations(name).list(queryOf(name, { ...params, filter: { ...(params.filter as object), [targetKey(name, params.target)]: params.id } }), params.signal),
    create: async (name: string, { data, meta }: { data: object; meta?: Meta }) => ({ data: await operations(name).create({ ...data }, writeOf(meta)) }),
    update: async (name: string, { id, data, previousData, meta }: { id: Identifier; data: object; previousData?: object; meta?: Meta }) =>
      ({ data: await operations(name).update(id, { ...data }, writeOf(meta, { ...previousData })) }),
    updateMany: async (name: string, { ids, data, meta }: { ids: Identifier[]; data: object; meta?: Meta }) => {
      for (const id of ids) await operations(name).update(id, { ...data }, writeOf(meta));
      return { data: ids };
    },
    delete: async (name: string, { id, previousData, meta }: { id: Identifier; previousData?: Row; meta?: Meta }) => {
      await operations(name).remove(id, { version: meta?.version, key: meta?.key });
      return { data: previousData ?? { id } };
    },
    deleteMany: async (name: string, { ids, meta }: { ids: Identifier[]; meta?: Meta }) => {
      for (const id of ids) await operations(name).remove(id, { key: meta?.key });
      return { data: ids };
    },
    // These come when they are asked for: no list waits for them.
    exportRows: async (name: string, asked: ExportAsked) => (await import('./whole-list.ts')).wholeList(place(name), operations(name).list, asked),
    bulk: async (name: string, asked: BulkAsked) => (await import('./bulk.ts')).inBulk(place(name), operations(name), asked),
    recordHistory: async (name: string, id: Identifier, page: number, signal?: AbortSignal) => (await import('./find.ts')).historyOf(place(name), id, page, signal),
    searchRecords: async (asked: SearchAsked) => (await import('./find.ts')).findIn({ registry, client, standpoint, operations }, asked),
    removeRow: async (name: string, { id, list, row, version }: RemovedRow) => ({ data: await operations(name).removeRow(id, list, row, { version }) }),
    act: async (name: string, { action, id, data, key, signal }: Parameters<Calls['act']>[1]) => {
      const resource = registry.get(name);
      const declared = resource.actions[action];
      if (!declared) throw new Error(`${name} has no action ${action}`);
      const { method, path, signs } = declared.call;
      const { arena, caller } = standpoint;
      const body = { ...(signs ? { [signs]: signatureOf(caller) } : {}), ...data };
      const { json } = await client.call({
        service: resource.service, method, path: withArena(resource, path, arena).replace('{id}', encodeURIComponent(id)),
        ...(Object.keys(body).length > 0 ? { body } : {}), ...(declared.keyed && key !== undefined ? { key } : {}), ...(signal ? { signal } : {}),
      });
      return { data: json };
    },
  };
  return provider as unknown as DataProvider & OnResources;
};
