import type { Direction } from '#resources/schema/index.ts';
import type { Resource } from '#resources/schema/resolve.ts';
import { filterQuery } from './filter.ts';
import { pagings } from './paging.ts';
import { scopeOf, withArena } from './scope.ts';
import { sortText } from './sort.ts';
import type { Call, ListFilter, QueryString, Standpoint } from './types.ts';

/** What a list is asked for, in react-admin's terms. */
export interface ListQuery {
  /** Counts from 1. */
  readonly page: number;
  readonly perPage: number;
  readonly sort: readonly [path: string, direction: Direction];
  readonly filter: ListFilter;
  /** Keys the service knows beside the declared ones. */
  readonly query?: QueryString;
}

/**
 * A list call: search and filters, what the resource always sends, what this caller's calls carry, the arena, page and sort; in this order.
 * Null where no call is made, since an arena must be chosen first.
 */
export const listCall = (resource: Resource, standpoint: Standpoint, { page, perPage, sort, filter, query = {} }: ListQuery): Call | null => {
  const scoped = scopeOf(resource, standpoint);
  if (scoped === null) return null;
  const { api } = resource;
  const dialect = pagings[api.paging];
  const sortable = sortText(resource, ...sort);
  return {
    service: resource.service,
    path: scoped.path,
    query: {
      ...filterQuery(resource, filter), ...api.query, ...api.ask?.(standpoint.caller), ...scoped.query, ...query,
      ...dialect.ask(page, perPage), ...(dialect.unpaged ? {} : { sort: sortable }),
    },
  };
};

/** The path under which records are made, and with `/{id}` read one by one, changed and deleted. */
export const recordPath = (resource: Resource, { arena }: Standpoint): string => withArena(resource, resource.api.writePath ?? resource.api.path, arena);
/** The path and fixed query for records by their ids. */
export const idsCall = (resource: Resource, standpoint: Standpoint, ids: readonly (string | number)[]): Call => ({
  service: resource.service, path: withArena(resource, resource.api.path, standpoint.arena), query: { ...resource.api.query, ids },
});
