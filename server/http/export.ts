import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { at, put } from '#resources/schema/condition.ts';
import { systemLeaves, type Leaf, type Resource } from '#resources/schema/resolve.ts';
import { atATime } from '#server/db/cursor.ts';
import { approach, askedOf } from '#server/http/crud-read.ts';
import type { Endpoint } from '#server/http/endpoints.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { Placement, Services } from '#server/plug.ts';
import type { Context, Query, Row, Store } from '#server/store.ts';

/** What the answer of an export is: a line `{"total": n}`, one record a line, and `{"rows": n}` at the end; without that last line it is short. */
export const exportType = 'application/x-ndjson';
/** Exports that run at a time in this process: each holds a connection. */
const most = 4;

const shownLeaves = ({ leaves }: Resource): readonly Leaf[] => [...systemLeaves, ...leaves.filter(({ kind, options }) => kind !== 'secret' || options.shown === 'set')];
/** The paths of `fields=a,b`, all there are without it. @throws Refusal `invalid` for one that no reader gets */
const fieldsOf = (resource: Resource, said: unknown): readonly string[] => {
  const known = shownLeaves(resource).map(({ path }) => path);
  if (said === undefined || said === '') return known;
  const paths = String(said).split(',');
  if (paths.some((path) => !known.includes(path))) throw invalid({ path: 'fields', rule: 'choice' });
  return paths;
};
/** The id and those parts of a record, where they stand in it. */
export const pick = (record: Row, paths: readonly string[]): Row =>
  paths.reduce<Row>((part, path) => (at(record, path) === undefined ? part : put(part, path, at(record, path))), { id: record.id });

/** Every row, also of stores that know pages alone: all pages are of one snapshot, so that none is lost or sent twice. */
async function* everyRow(store: Store, context: Context, query: Omit<Query, 'offset' | 'limit'>): AsyncGenerator<readonly Row[]> {
  if (store.stream) return yield* store.stream(context, query);
  for (let offset = 0; ; offset += atATime) {
    const { rows } = await store.list(context, { ...query, offset, limit: atATime });
    if (rows.length > 0) yield rows;
    if (rows.length < atATime) return;
  }
}

const line = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** Makes the handler of exports, which counts how many run. */
export function makeExports(services: Services): (endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply, filters: Placement['filters']) => Promise<FastifyReply> {
  let running = 0;
  async function* lines(store: Store, context: Context, query: Omit<Query, 'offset' | 'limit'>, fields: readonly string[]): AsyncGenerator<string> {
    running += 1;
    try {
      const trx = await services.db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
      try {
        // Whoever stops reading gives the connection back.
        await sql`SET LOCAL idle_in_transaction_session_timeout = '60s'`.execute(trx);
        const within = { ...context, db: trx };
        yield line({ total: (await store.list(within, { ...query, offset: 0, limit: 1 })).total });
        let sent = 0;
        for await (const rows of everyRow(store, within, query)) {
          sent += rows.length;
          yield rows.map((row) => line(pick(row, fields))).join('');
        }
        yield line({ rows: sent });
      } finally {
        await trx.rollback().execute().catch(() => undefined);
      }
    } finally {
      running -= 1;
    }
  }
  return async (endpoint, request, reply, filters) => {
    const found = approach(endpoint, request, services);
    const context = services.context(request);
    const fields = fieldsOf(found.resource, (request.query as { readonly fields?: unknown }).fields);
    const query = await askedOf(found, request, context, filters);
    if (running >= most) throw new Refusal('tooManyAttempts', { retryAfter: 5 });
    return reply.type(`${exportType}; charset=utf-8`).send(Readable.from(lines(services.store(found.resource.entity), context, query, fields)));
  };
}
