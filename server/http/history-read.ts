import type { FastifyRequest } from 'fastify';
import { admin } from '#resources/schema/index.ts';
import type { Resource } from '#resources/schema/resolve.ts';
import { canonical } from '#resources/schema/canonical.ts';
import { rowsApart, rowsOf } from '#resources/schema/rows.ts';
import { services as dialects, type Paging } from '#resources/services.ts';
import { listAnswer, listSchema, readSlice, type RawQuery } from '#server/dialects/paging.ts';
import { approach, idOf, visible, type Params } from '#server/http/crud-read.ts';
import type { Endpoint } from '#server/http/endpoints.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Change } from '#server/http/history.ts';
import type { Services } from '#server/plug.ts';
import type { Row } from '#server/store.ts';

const size = 25;
/** Histories are paged as the service pages, also where the list of the resource is not. */
const pagingOf = ({ service }: Resource): Paging => dialects[service].paging;

/** Of a change what this caller may see; that something else changed is all that is said of the rest. */
const seenBy = (resource: Resource, shown: (row: Row) => Row) => (change: Change): Change => {
  const leaf = resource.leaf(change.path);
  if (leaf?.kind !== 'list' || change.hidden) return change;
  const [was, is] = [change.before, change.after].map((value) => (Array.isArray(value) ? rowsOf(shown({ [leaf.path]: value }), leaf.path) : null)) as [readonly Row[] | null, readonly Row[] | null];
  if (canonical([was, is]) === canonical([change.before ?? null, change.after ?? null])) return change;
  if (!was || !is) return { ...change, before: was, after: is };
  const [before, after] = rowsApart(leaf, was, is);
  return before.length + after.length === 0 ? { path: change.path, hidden: true } : { ...change, before, after };
};

/** What the log has of a record, newest first, as the service pages; and how much. */
const logOf = async (services: Services, paging: Paging, query: RawQuery, entity: string, id: number, see: (change: Change) => Change = (change) => change) => {
  const slice = readSlice(paging, query, size);
  const log = services.db.selectFrom('record_changes').where('entity', '=', entity).where('record_id', '=', id);
  const [rows, { total }] = await Promise.all([
    log.selectAll().orderBy('id', 'desc').limit(slice.size).offset(slice.offset).execute(),
    log.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return {
    total,
    answer: listAnswer(paging, slice, {
      rows: rows.map(({ id: entry, action, label, actor_id, actor_name, changed_at, changes }) => ({ id: entry, action, label, by: { id: actor_id, username: actor_name }, at: changed_at, changes: (changes as readonly Change[]).map(see) })), total,
    }),
  };
};
/** The log of what is no record of a resource, such as a set of numbers of the whole chain, kept under a name of its own with id 1. */
export const answerPartHistory = async (request: FastifyRequest, services: Services, paging: Paging, entity: string): Promise<unknown> => (await logOf(services, paging, request.query as RawQuery, entity, 1)).answer;

/** What happened to a record, newest first, for whoever may read it; of one that was deleted, for admins. @throws Refusal `notFound` */
export async function answerHistory(endpoint: Endpoint, request: FastifyRequest, services: Services): Promise<unknown> {
  const { resource, arena } = approach(endpoint, request, services);
  const context = services.context(request);
  const id = idOf((request.params as Params).id);
  const store = services.store(resource.entity);
  const { shown } = store;
  const [seen] = await store.many(context, [id], visible(resource, context, arena));
  if (!seen && (!admin(context.caller) || (await store.many(context, [id], true)).length > 0)) throw new Refusal('notFound');
  const { total, answer } = await logOf(services, pagingOf(resource), request.query as RawQuery, resource.entity, id, shown && seenBy(resource, (row) => shown(row, context)));
  if (!seen && total === 0) throw new Refusal('notFound');
  return answer;
}

const change = { type: 'object', required: ['path'], properties: { path: { type: 'string' }, before: {}, after: {}, hidden: { const: true }, cut: { const: true } } } as const;
/** JSON Schema of the answer. */
export const historySchema = (resource: Resource): object => partHistorySchema(pagingOf(resource));
export const partHistorySchema = (paging: Paging): object =>
  listSchema(paging, {
    type: 'object',
    required: ['id', 'action', 'by', 'at', 'changes'],
    properties: {
      id: { type: 'integer' }, action: { enum: ['create', 'update', 'delete'] }, label: { type: ['string', 'null'] }, at: { type: 'string', format: 'date-time' },
      by: { type: 'object', properties: { id: { type: 'integer' }, username: { type: 'string' } } }, changes: { type: 'array', items: change },
    },
  });
