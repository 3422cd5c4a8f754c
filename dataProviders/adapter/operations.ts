import type { Identifier } from 'ra-core';
import type { DraftOf, Fields, RecordOf } from '#resources/schema/index.ts';
import type { Resource } from '#resources/schema/resolve.ts';
import { readPage, readRow, readRows } from './answers.ts';
import { ServiceError } from './errors.ts';
import { inOrder } from './in-order.ts';
import { pagings } from './paging.ts';
import { idsCall, listCall, recordPath, type ListQuery } from './request.ts';
import { restOf } from './rest.ts';
import type { Client, Page, Row, Standpoint } from './types.ts';

type Body = Readonly<Record<string, unknown>>;
export interface Write {
  /** The version that was seen. */
  readonly version?: number | undefined;
  /** The record as it was seen. */
  readonly seen?: Body | undefined;
  readonly key?: string | undefined;
}
/** The operations of one resource at its service. */
export interface Operations<R = Row, B = Body> {
  readonly list: (query: ListQuery, signal?: AbortSignal) => Promise<Page<R>>;
  readonly one: (id: Identifier, signal?: AbortSignal) => Promise<R>;
  /** Those of the ids that are there, in no order. */
  readonly many: (ids: readonly Identifier[], signal?: AbortSignal) => Promise<R[]>;
  readonly create: (body: B, write?: Write) => Promise<R>;
  readonly update: (id: Identifier, body: B, write?: Write) => Promise<R>;
  readonly remove: (id: Identifier, write?: Write) => Promise<void>;
  /** Takes a row out of a list that is saved by id. */
  readonly removeRow: (id: Identifier, list: string, row: Identifier, write?: Write) => Promise<R>;
}
export interface Place {
  readonly resource: Resource;
  readonly client: Client;
  readonly standpoint: Standpoint;
}
/** A resource that speaks otherwise than its service's defaults: the operations it does in its own way, over those it would have. */
export type Departure = (base: Operations, place: Place) => Partial<Operations>;
/** A departure, typed by its declaration. What it hands on to the base may be any body. */
export const departure = <D extends { readonly fields: Fields }>(make: (base: Operations<RecordOf<D>>, place: Place) => Partial<Operations<RecordOf<D>, DraftOf<D>>>): Departure =>
  make as unknown as Departure;

/** The most ids of one call, and the size of a page when a list is gone through. */
export const batch = 100;
export const inBatches = async <T>(ids: readonly Identifier[], ask: (ids: readonly Identifier[]) => Promise<readonly T[]>): Promise<T[]> => {
  const found: T[] = [];
  for (let start = 0; start < ids.length; start += batch) found.push(...(await ask(ids.slice(start, start + batch))));
  return found;
};
const signalled = (signal: AbortSignal | undefined) => (signal ? { signal } : {});

/** What a service's defaults and the resource's own `api` say, done. */
export const operationsOf = ({ resource, client, standpoint }: Place): Operations => {
  const { api, service } = resource;
  const config = client.config(service);
  const path = () => recordPath(resource, standpoint);
  const rest = (write: Write & { signal?: AbortSignal | undefined } = {}) =>
    restOf(client, { service, ...(write.version === undefined ? {} : { version: write.version }), ...(write.key === undefined ? {} : { key: write.key }), ...signalled(write.signal) }, api.update);
  // simple REST puts the slash before the path itself
  const name = () => path().slice(1);

  const list: Operations['list'] = async (query, signal) => {
    const call = listCall(resource, standpoint, query);
    if (call === null) return { data: [], total: 0 };
    const { json } = await client.call({ ...call, ...signalled(signal) });
    const whole = pagings[api.paging].unpaged && Array.isArray(json) ? inOrder(json as Row[], query.sort) : json;
    return readPage(resource, whole, query.page, query.perPage);
  };
  /** A service without a call for one record: the list is gone through until all are found. */
  const fromList = async (ids: readonly Identifier[], signal?: AbortSignal): Promise<Row[]> => {
    const found = new Map<string, Row>();
    for (let page = 1, seen = 0; ; page++) {
      const { data, total } = await list({ page, perPage: batch, sort: resource.list.sort, filter: {} }, signal);
      for (const row of data) if (ids.some((id) => String(id) === String(row.id))) found.set(String(row.id), row);
      seen += data.length;
      if (found.size >= ids.length || data.length === 0 || seen >= total) return [...found.values()];
    }
  };
  const one: Operations['one'] = async (id, signal) => {
    if (config.whole || api.has.includes('one')) return readRow(resource, (await rest({ signal }).getOne(name(), { id })).data);
    const [row] = await fromList([id], signal);
    if (row) return row;
    throw new ServiceError({ status: 404, code: 'notFound', detail: `${service} has no call for one record of ${resource.name}, and ${id} is not in its list` });
  };
  const many: Operations['many'] = async (ids, signal) => {
    if (ids.length === 0) return [];
    if (!config.whole && !api.has.includes('many')) return fromList(ids, signal);
    return inBatches(ids, async (some) => {
      const { json } = await client.call({ ...idsCall(resource, standpoint, some), ...signalled(signal) });
      return readRows(resource, Array.isArray(json) ? json : pagings[api.paging].rows(json));
    });
  };
  /** Where the service keeps no versions, what was seen is compared with what is there just before the write. */
  const refuseStale = async (id: Identifier, { version, seen }: Write): Promise<void> => {
    if (config.versions === 'etag' || (version === undefined && seen?.updated_at === undefined)) return;
    const current = await one(id);
    const stale = typeof current.version === 'number' && version !== undefined ? current.version !== version : seen?.updated_at !== undefined && current.updated_at !== seen.updated_at;
    if (stale) throw new ServiceError({ status: 409, code: 'stale', current });
  };
  return {
    list, one, many,
    create: async (body, write) => readRow(resource, (await rest(write).create(name(), { data: body })).data),
    update: async (id, body, write = {}) => {
      await refuseStale(id, write);
      const { data } = await rest(write).update(name(), { id, data: body, previousData: { ...write.seen, id } });
      return data === null ? one(id) : readRow(resource, data);
    },
    remove: async (id, write) => {
      await rest(write).delete(name(), { id });
    },
    removeRow: async (id, listPath, row, { version } = {}) => {
      const { json } = await client.call({ service, method: 'DELETE', path: [path(), id, listPath, row].join('/'), ...(version === undefined ? {} : { version }) });
      return json === null ? one(id) : readRow(resource, json);
    },
  };
};
