import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { holds } from '#resources/schema/index.ts';
import type { Resource } from '#resources/schema/resolve.ts';
import type { Constraints } from '#server/db/constraints.ts';
import { identifier } from '#server/db/identifiers.ts';
import { partTable, type Placements } from '#server/db/tables-from-declarations.ts';
import { acceptBody, prospect, recordAsBody } from '#server/http/bodies.ts';
import { approach, idOf, visible, type Params } from '#server/http/crud-read.ts';
import { ruleOf, type Endpoint, type Task } from '#server/http/endpoints.ts';
import { refusalOf } from '#server/http/errors.ts';
import { forgetValues, keepChange } from '#server/http/history.ts';
import { settleLinks } from '#server/http/members.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import { ruleContext } from '#server/http/rule-context.ts';
import { scopedBody } from '#server/http/scope.ts';
import type { Services } from '#server/plug.ts';
import type { Context, Row } from '#server/store.ts';

type Found = Row & { readonly id: number };
export interface Writing {
  readonly services: Services;
  readonly constraints: Constraints;
  readonly placements: Placements;
}
/** The arena a call names, and the resource it means. */
type Approach = ReturnType<typeof approach>;
/** Looks at the row as it is before it is changed. */
type Look = (before: Row) => void;

const tagged = (reply: FastifyReply, row: Row): Row => {
  void reply.header('etag', `"${String(row.version)}"`);
  return row;
};

/** The version of `If-Match`; undefined when the call names none. @throws Refusal `versionMalformed` */
export const seenVersion = ({ headers }: FastifyRequest): number | undefined => {
  const text = headers['if-match'];
  if (text === undefined || text === '*') return undefined;
  const [, version] = /^(?:W\/)?"(\d{1,15})"$/.exec(text) ?? [];
  if (version === undefined) throw new Refusal('versionMalformed');
  return Number(version);
};
/** @throws Refusal `stale` with the row as it is, when the call names another version of it */
export const refuseStale = (request: FastifyRequest, before: Row): void => {
  const seen = seenVersion(request);
  if (seen !== undefined && seen !== before.version) throw new Refusal('stale', { current: before });
};

/** The row as it is once nobody else can change it, if the caller may see it. @throws Refusal `notFound` */
export const lockedRow = async (context: Context, services: Pick<Services, 'store'>, resource: Resource, id: number, arena: number | undefined): Promise<Found> => {
  await sql`SELECT FROM ${sql.table(identifier(resource.entity))} WHERE id = ${id} FOR UPDATE`.execute(context.db);
  const [row] = await services.store(resource.entity).many(context, [id], visible(resource, context, arena));
  if (!row) throw new Refusal('notFound');
  return row as Found;
};
/** @throws Refusal `forbidden` for a row that the rule of this task does not give to the caller */
export const refuseRow = (resource: Resource, task: Task, context: Context, row: Row): void => {
  if (!holds(ruleOf(resource, task, context.caller), row)) throw new Refusal('forbidden');
};
/** The same for a row as it stands: what only its state forbids is said as such. */
const refuseStanding = ({ placements }: Writing, resource: Resource, task: 'update' | 'delete', context: Context, row: Row): void => {
  const code = placements[resource.entity]?.bars?.(task, row);
  if (code) throw new Refusal(code);
  refuseRow(resource, task, context, row);
};

/** Runs a write of the store; a value that is taken in a row the caller may not make is their 403, not the other's 409. */
const stored = async (work: Promise<Row>, { constraints }: Writing, resource: Resource, task: Task, context: Context, wanted: Row): Promise<Row> =>
  work.catch((error: unknown) => {
    const refusal = refusalOf(error, constraints);
    if (refusal.status === 409 && !holds(ruleOf(resource, task, context.caller), wanted)) throw new Refusal('forbidden');
    throw error;
  });

type States = Parameters<typeof keepChange>[3];
/** Writes into the log what a call did to a record, as its store wants it kept. Calls that are made by hand say it themselves. */
export const keepRecord = (context: Context, services: Pick<Services, 'store'>, resource: Resource, action: Parameters<typeof keepChange>[2], { before, after, body }: States): Promise<void> => {
  const { within, logged: without } = services.store(resource.entity);
  const logged = (row: Row | null) => {
    const part = row && within && body ? within(row, body) : row;
    return part && without ? without(part) : part;
  };
  return keepChange(context, resource, action, { before: logged(before), after: logged(after), ...(body ? { body } : {}) });
};

/** Makes a record, once for a key: 422 for its body, 403 when it would be a row the caller may not make. */
export async function answerCreate(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply, writing: Writing): Promise<Row> {
  const { resource, arena } = approach(endpoint, request, writing.services);
  const sent = request.body;
  const row = await writing.services.once(request, async (context) => {
    const scoped = sent !== null && typeof sent === 'object' && !Array.isArray(sent) ? scopedBody(resource, sent as Row, arena) : sent;
    const body = await settleLinks(context, writing.services, resource, acceptBody(resource, 'create', scoped, await ruleContext(context, resource)), {});
    const { create, foreseen } = writing.services.store(resource.entity);
    const made = await stored(create(context, body), writing, resource, 'create', context, { ...prospect(resource, body, {}), ...foreseen?.(body, null) });
    refuseRow(resource, 'create', context, made);
    await keepRecord(context, writing.services, resource, 'create', { before: null, after: made, body });
    return made;
  });
  writing.services.counts.changed(resource.entity);
  return tagged(reply.code(201), row);
}

/** Changes one row by every check there is, and keeps what changed. Runs in a transaction. */
export async function changeRow(context: Context, writing: Writing, { resource, arena }: Approach, id: number, sent: unknown, look: Look): Promise<Row> {
  const before = await lockedRow(context, writing.services, resource, id, arena);
  const accepted = acceptBody(resource, 'update', sent, await ruleContext(context, resource), before);
  refuseStanding(writing, resource, 'update', context, before);
  look(before);
  const body = await settleLinks(context, writing.services, resource, accepted, recordAsBody(resource, before));
  const { update, foreseen } = writing.services.store(resource.entity);
  const after = await stored(update(context, before, body), writing, resource, 'update', context, { ...prospect(resource, body, recordAsBody(resource, before)), ...foreseen?.(body, before) });
  refuseRow(resource, 'update', context, after);
  await keepRecord(context, writing.services, resource, 'update', { before, after, body });
  return after;
}

/** Removes one row by every check there is, and keeps what it was; of one that goes on living, what changed. Runs in a transaction. */
export async function removeRow(context: Context, writing: Writing, { resource, arena }: Approach, id: number, look: Look): Promise<void> {
  const before = await lockedRow(context, writing.services, resource, id, arena);
  refuseStanding(writing, resource, 'delete', context, before);
  look(before);
  const left = await writing.services.store(resource.entity).delete(context, before);
  await keepRecord(context, writing.services, resource, left ? 'update' : 'delete', { before, after: left ?? null });
  if (!left && writing.placements[resource.entity]?.forgets) await forgetValues(context, resource, id);
}

/** Changes what the body names. */
export async function answerUpdate(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply, writing: Writing): Promise<Row> {
  const found = approach(endpoint, request, writing.services);
  const id = idOf((request.params as Params).id);
  const { within } = writing.services.store(found.resource.entity);
  const sent = request.body;
  const seen = (before: Row): Row => (within && sent !== null && typeof sent === 'object' ? within(before, sent as Row) : before);
  const row = await writing.services.write(request, (context) => changeRow(context, writing, found, id, sent, (before) => refuseStale(request, seen(before))));
  writing.services.counts.changed(found.resource.entity);
  return tagged(reply, row);
}

/** Removes a record; answers its id. */
export async function answerDelete(endpoint: Endpoint, request: FastifyRequest, writing: Writing): Promise<Row> {
  const found = approach(endpoint, request, writing.services);
  const id = idOf((request.params as Params).id);
  await writing.services.write(request, (context) => removeRow(context, writing, found, id, (before) => refuseStale(request, before)));
  writing.services.counts.changed(found.resource.entity);
  return { id };
}

/** Takes a row out of a list that is saved by id: a change of the record like any other. */
export async function answerRemoveRow(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply, writing: Writing): Promise<Row> {
  const { resource, arena } = approach(endpoint, request, writing.services);
  const { id, row: rowId } = request.params as Params;
  const { part } = endpoint;
  const record = await writing.services.write(request, async (context) => {
    const before = await lockedRow(context, writing.services, resource, idOf(id), arena);
    refuseStanding(writing, resource, 'update', context, before);
    refuseStale(request, before);
    if (!part) throw new Refusal('notFound');
    const table = sql.table(partTable(resource.entity, part));
    const { rows } = await sql<{ left: number }>`WITH gone AS (DELETE FROM ${table} WHERE id = ${idOf(rowId)} AND parent_id = ${before.id} RETURNING id)
      SELECT (SELECT count(*) FROM ${table} WHERE parent_id = ${before.id}) - count(*) AS left FROM gone HAVING count(*) > 0`.execute(context.db);
    if (!rows[0]) throw new Refusal('notFound');
    if (rows[0].left < (part.options.atLeast ?? 0)) throw invalid({ path: part.body, rule: 'atLeastOne', count: part.options.atLeast ?? 1 });
    const after = await writing.services.store(resource.entity).update(context, before, {});
    await keepRecord(context, writing.services, resource, 'update', { before, after });
    return after;
  });
  return tagged(reply, record);
}

