import type { FastifyRequest } from 'fastify';
import type { Resource } from '#resources/schema/resolve.ts';
import type { Violation } from '#resources/schema/violations.ts';
import { errorDialectOf, refusalBody } from '#server/dialects/errors.ts';
import { approach } from '#server/http/crud-read.ts';
import { changeRow, removeRow, type Writing } from '#server/http/crud-write.ts';
import { guiseFor, type Endpoint } from '#server/http/endpoints.ts';
import { refusalOf } from '#server/http/errors.ts';
import { bodySchema } from '#server/http/json-schema.ts';
import { languageOf } from '#server/http/language.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { Row } from '#server/store.ts';

/** Rows of one call. */
export const mostRows = 100;
interface Asked {
  readonly rows: readonly { readonly id: number; readonly version?: number }[];
  /** The body that every row is updated with; without it rows are deleted. */
  readonly set?: Row;
}
const isObject = (value: unknown): value is Row => value !== null && typeof value === 'object' && !Array.isArray(value);
const whole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** Reads `{rows: [{id, version}], set: {…}}` or `{rows, delete: true}`. @throws Refusal `invalid` */
const readBody = (body: unknown): Asked => {
  if (!isObject(body)) throw invalid({ path: '', rule: 'object' });
  const { rows, set, delete: remove, ...unknown } = body;
  const problems: Violation[] = Object.keys(unknown).map((path) => ({ path, rule: 'unknown' }));
  if (!Array.isArray(rows) || rows.length === 0) problems.push({ path: 'rows', rule: 'required' });
  else if (rows.length > mostRows) problems.push({ path: 'rows', rule: 'atMost', amount: mostRows });
  else for (const [i, row] of rows.entries()) if (!isObject(row) || !whole(row.id) || (row.version !== undefined && !whole(row.version))) problems.push({ path: `rows.${i}`, rule: 'reference' });
  if ((set === undefined) === (remove !== true) || (set !== undefined && (!isObject(set) || Object.keys(set).length === 0))) problems.push({ path: 'set', rule: 'required' });
  if (problems.length > 0) throw invalid(...problems);
  return { rows: rows as Asked['rows'], ...(isObject(set) ? { set } : {}) };
};

/** Changes or removes many rows, each in a transaction and under the checks of its own: some may be done and others refused. Answers what came of each, in order. */
export async function answerBulk(endpoint: Endpoint, request: FastifyRequest, writing: Writing): Promise<{ readonly results: readonly Row[] }> {
  const { services, constraints } = writing;
  const caller = services.callerOf(request);
  const { arena } = approach(endpoint, request, services);
  const { rows, set } = readBody(request.body);
  const task = set ? 'update' : 'delete';
  const resource = guiseFor({ guises: endpoint.guises.filter(({ api }) => api.has.includes(task)), task }, caller);
  if (!resource) throw new Refusal('forbidden');
  const refusedAs = (error: unknown): Row => {
    const refusal = refusalOf(error, constraints, task === 'delete');
    if (refusal.code === 'unexpected') console.error(error);
    const { current: _, ...details } = refusal.details;
    return { status: refusal.status, ...refusalBody(new Refusal(refusal.code, details), errorDialectOf(request.url), services.say(refusal.code, languageOf(request), details.by)) };
  };
  const results: Row[] = [];
  for (const { id, version } of rows) {
    const look = (before: Row) => {
      if (version !== undefined && before.version !== version) throw new Refusal('stale');
    };
    const done: Promise<unknown> = services.write<unknown>(request, (context) => (set ? changeRow(context, writing, { resource, arena }, id, set, look) : removeRow(context, writing, { resource, arena }, id, look)));
    results.push({ id, ...(await done.then(() => ({ status: 200 }), refusedAs)) });
  }
  services.counts.changed(resource.entity);
  return { results };
}

const rowSchema = { type: 'object', additionalProperties: false, required: ['id'], properties: { id: { type: 'integer' }, version: { type: 'integer' } } } as const;
/** JSON Schema of body and answer. */
export const bulkBody = (resource: Resource): object => ({
  type: 'object', additionalProperties: false, required: ['rows'],
  properties: { rows: { type: 'array', minItems: 1, maxItems: mostRows, items: rowSchema }, set: bodySchema(resource, 'update'), delete: { const: true } },
});
export const bulkAnswer = {
  type: 'object', required: ['results'],
  properties: { results: { type: 'array', items: { type: 'object', required: ['id', 'status'], properties: { id: { type: 'integer' }, status: { type: 'integer' }, code: { type: 'string' }, message: { type: 'string' }, errors: { type: 'object' } } } } },
} as const;
