import type { FastifyReply, FastifyRequest } from 'fastify';
import { admin, where, type Condition } from '#resources/schema/index.ts';
import type { Resource } from '#resources/schema/resolve.ts';
import { readFilters } from '#server/dialects/filters.ts';
import { listAnswer, readSlice, type RawQuery } from '#server/dialects/paging.ts';
import { readSort } from '#server/dialects/sort.ts';
import { guiseFor, ruleOf, type Endpoint } from '#server/http/endpoints.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import { namedArena, scopeCondition } from '#server/http/scope.ts';
import type { Placement, Services } from '#server/plug.ts';
import type { Context, Query, Row } from '#server/store.ts';

export type Params = Readonly<Record<string, string>>;
const mostIds = 100;

/** The number a path gives. @throws Refusal `notFound` for what is no id */
export function idOf(text: string | undefined): number {
  if (text === undefined || !/^[1-9]\d{0,14}$/.test(text)) throw new Refusal('notFound');
  return Number(text);
}

/** The ids of `?ids=1,2,3`, each once. @throws Refusal `invalid` for more than a hundred and for what is no id */
export function idsOf(text: unknown): readonly number[] {
  const parts = typeof text === 'string' ? [...new Set(text.split(',').filter((part) => part !== ''))] : [''];
  if (parts.length > mostIds) throw invalid({ path: 'ids', rule: 'atMost', amount: mostIds });
  if (!parts.every((part) => /^\d{1,15}$/.test(part))) throw invalid({ path: 'ids', rule: 'reference' });
  return parts.map(Number);
}

/** Who asks through which guise for which rows; refuses before a body is read. */
export function approach(endpoint: Endpoint, request: FastifyRequest, services: Services): { readonly resource: Resource; readonly arena: number | undefined } {
  const caller = services.callerOf(request);
  const resource = guiseFor(endpoint, caller);
  if (!resource) throw new Refusal('forbidden');
  return { resource, arena: namedArena(resource, request.params as Params, request.query as RawQuery, caller) };
}

/** Rows that the caller may see through this guise. */
export const visible = (resource: Resource, context: Context, arena: number | undefined): Condition => where.all(ruleOf(resource, 'one', context.caller), scopeCondition(resource, arena));

/** Parts of records that a list leaves out unless `include_fields` names them: those the resource itself asks for. */
const withoutParts = (resource: Resource, context: Context): ((row: Row) => Row) => {
  const optional = String(resource.api.query.include_fields ?? '').split(',').filter((part) => part !== '' && !context.include.includes(part));
  return optional.length === 0 ? (row) => row : (row) => Object.fromEntries(Object.entries(row).filter(([key]) => !optional.includes(key)));
};

export const simplified = (condition: Condition): Condition => {
  if (typeof condition === 'boolean' || condition.op !== 'all') return condition;
  const parts = condition.of.map(simplified).filter((part) => part !== true);
  if (parts.includes(false)) return false;
  return parts.length === 0 ? true : parts.length === 1 && parts[0] !== undefined ? parts[0] : where.all(...parts);
};

/** Answers a page of the list, or with `?ids=` the rows of these ids, in the shape of the service. */
export async function answerList(endpoint: Endpoint, request: FastifyRequest, services: Services, filters: Placement['filters']): Promise<unknown> {
  const { resource, arena } = approach(endpoint, request, services);
  const context = services.context(request);
  const query = request.query as RawQuery;
  const store = services.store(resource.entity);
  const trim = withoutParts(resource, context);
  if (query.ids !== undefined) {
    const ids = idsOf(query.ids);
    const rows = await store.many(context, ids, simplified(visible(resource, context, arena)));
    const ordered = [...rows].sort((a, b) => ids.indexOf(Number(a.id)) - ids.indexOf(Number(b.id)));
    return listAnswer(resource.api.paging, { page: readSlice(resource.api.paging, {}, mostIds).page, size: mostIds, offset: 0 }, { rows: ordered, total: ordered.length });
  }
  const { where: condition, search, sort } = await askedOf({ resource, arena }, request, context, filters);
  const slice = readSlice(resource.api.paging, query, resource.list.size);
  const page = await store.list(context, { where: condition, search, sort, offset: slice.offset, limit: slice.size });
  return listAnswer(resource.api.paging, slice, { ...page, rows: page.rows.map(trim) });
}

/** Which rows a list call asks for, in which order: the read rule, the scope, search and filters. @throws Refusal for what the list cannot be asked */
export async function askedOf({ resource, arena }: ReturnType<typeof approach>, request: FastifyRequest, context: Context, filters: Placement['filters']): Promise<Pick<Query, 'where' | 'search' | 'sort'>> {
  // The list of all arenas is the admins'; others ask by the path of one.
  if (resource.api.scopedPath && arena === undefined && !admin(context.caller)) throw new Refusal('forbidden');
  const query = request.query as RawQuery;
  const sort = readSort(resource, query);
  const asked = await readFilters(resource, query, context, filters);
  return { where: simplified(where.all(visible(resource, context, arena), asked.where)), search: asked.search, sort };
}

/** Answers one record, or 404 for a row that is not there or not for this caller to see. */
export async function answerOne(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply, services: Services): Promise<Row> {
  const { resource, arena } = approach(endpoint, request, services);
  const context = services.context(request);
  const [row] = await services.store(resource.entity).many(context, [idOf((request.params as Params).id)], simplified(visible(resource, context, arena)));
  if (!row) throw new Refusal('notFound');
  void reply.header('etag', `"${String(row.version)}"`);
  return row;
}
