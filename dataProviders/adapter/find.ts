import type { Registry } from '#resources/schema/registry.ts';
import { at } from '#resources/schema/condition.ts';
import { services, type ServiceName } from '#resources/services.ts';
import { badAnswer } from './answers.ts';
import { unexpectedFrom } from './parts.ts';
import { pagings } from './paging.ts';
import { recordPath } from './request.ts';
import type { Operations, Place } from './operations.ts';
import type { Client, FoundRecords, HistoryEntry, Page, SearchAsked, Standpoint } from './types.ts';

const isEntry = (entry: unknown): entry is HistoryEntry => Array.isArray(at(entry, 'changes')) && typeof at(entry, 'at') === 'string' && typeof at(entry, 'id') === 'number';

/** A log, newest first; null where its service keeps none, `none` for an answer that is no log. */
const logAt = async (client: Client, service: ServiceName, path: string, page: number, signal?: AbortSignal): Promise<Page<HistoryEntry> | null | 'none'> => {
  if (!client.config(service).whole) return null;
  const dialect = pagings[services[service].paging];
  const { json } = await client.call({ service, path, query: dialect.ask(page, historySize), ...(signal ? { signal } : {}) });
  const [rows, total] = [dialect.rows(json), dialect.total(json)];
  return Array.isArray(rows) && rows.every(isEntry) && typeof total === 'number' ? { data: rows, total } : 'none';
};
/** The log of what is no record: it stands at an address of its own. */
export const historyAt = async (client: Client, service: ServiceName, path: string, page: number, signal?: AbortSignal): Promise<Page<HistoryEntry> | null> => {
  const log = await logAt(client, service, path, page, signal);
  if (log === 'none') throw unexpectedFrom(service)('a history that is none');
  return log;
};
/** The log of a record, newest first; null where its service keeps none. */
export const historyOf = async ({ resource, client, standpoint }: Place, id: number | string, page: number, signal?: AbortSignal): Promise<Page<HistoryEntry> | null> => {
  const log = await logAt(client, resource.service, `${recordPath({ ...resource, api: { ...resource.api, writePath: resource.api.path } }, standpoint)}/${encodeURIComponent(id)}/history`, page, signal);
  if (log === 'none') throw badAnswer(resource, 'a history that is none', 'Each entry needs id, at, by and changes.');
  return log;
};
/** Entries that are asked for at a time. */
export const historySize = 25;

const isFound = (value: unknown): value is FoundRecords => Array.isArray(at(value, 'rows')) && typeof at(value, 'resource') === 'string';
/** Records of a name in many resources: one call for all of those that our own services keep, one each for the others, if these are to be asked at all. */
export const findIn = async ({ registry, client, standpoint, operations }: { readonly registry: Registry; readonly client: Client; readonly standpoint: Standpoint; readonly operations: (name: string) => Operations }, { text, names, everywhere, signal }: SearchAsked): Promise<{ readonly found: readonly FoundRecords[]; readonly unasked: readonly string[] }> => {
  const core: ServiceName = 'core';
  const own = (name: string) => client.config(core).whole && client.config(registry.get(name).service).whole;
  const [ours, others] = [names.filter(own), names.filter((name) => !own(name) && Object.keys(registry.get(name).list.search.keys).length > 0)];
  const together = async (): Promise<readonly FoundRecords[]> => {
    if (ours.length === 0) return [];
    const { json } = await client.call({ service: core, path: '/search', query: { q: text, arena_id: standpoint.arena, resources: ours }, ...(signal ? { signal } : {}) });
    if (!Array.isArray(json) || !json.every(isFound)) throw unexpectedFrom(core)('a search with something that is no list of found records');
    return json;
  };
  const alone = async (name: string): Promise<readonly FoundRecords[]> => {
    const { data, total } = await operations(name).list({ page: 1, perPage: 5, sort: registry.get(name).list.sort, filter: { q: text } }, signal);
    return total === 0 ? [] : [{ resource: name, total, rows: data }];
  };
  // One service that fails hides nothing of what the others found.
  const each = everywhere ? others.map((name) => alone(name).catch(() => [])) : [];
  return { found: (await Promise.all([together(), ...each])).flat(), unasked: everywhere ? [] : others };
};
