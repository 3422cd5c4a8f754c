import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { admin, staff, where, type Condition } from '#resources/schema/index.ts';
import { gatewayPath } from '#resources/services.ts';
import { listAnswer, readSlice, type RawQuery } from '#server/dialects/paging.ts';
import { acceptBody, recordAsBody } from '#server/http/bodies.ts';
import { idOf, idsOf } from '#server/http/crud-read.ts';
import { keepRecord, refuseStale } from '#server/http/crud-write.ts';
import { settleLinks } from '#server/http/members.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import { ruleContext } from '#server/http/rule-context.ts';
import type { Services } from '#server/plug.ts';
import type { Row } from '#server/store.ts';

const entity = 'global-games';
const path = gatewayPath('arena-hub', '/games');

/** `game_ids=1&game_ids=2`, or `game_ids=1,2`. */
const gameIds = (value: unknown): readonly number[] | null => {
  if (value === undefined || value === '') return null;
  return idsOf(Array.isArray(value) ? value.join(',') : value);
};

/**
 * The catalogue of games as the arena hub offers it. The core service keeps it; here it is searched, by ids too, and POST and PATCH are other names of the core's calls.
 * A game that is named by its id is found though it is no longer active: who played it sees what it was.
 */
export function catalogueRoutes(app: FastifyInstance, services: Services): void {
  const resource = services.registry.get(entity);
  const body = { type: 'object', properties: Object.fromEntries(resource.leaves.map((leaf) => [leaf.body, {}])) };
  const answer = { type: 'object', properties: { id: { type: 'integer' }, ...body.properties } };
  const query = { game_ids: 'ids, repeated or joined by commas', name: 'text in the name', size: 'rows of a page', page: 'page, from 0' };

  app.get(path, { config: { access: staff, describe: { summary: 'Search in the catalogue of games', query, answer: { type: 'object', properties: { data: { type: 'array', items: answer }, metadata: { type: 'object' } } } } } }, async (request: FastifyRequest) => {
    const context = services.context(request);
    const { game_ids, name, ...asked } = request.query as RawQuery;
    const ids = gameIds(game_ids);
    if (name !== undefined && (typeof name !== 'string' || name.length > 1_000)) throw invalid({ path: 'name', rule: 'string' });
    const slice = readSlice('M0', asked, ids?.length ?? resource.list.size);
    const active: Condition = admin(context.caller) || where.is('active', true);
    const page = await services.store(entity).list(context, {
      where: ids ? where.in('id', ids) : active, search: name === undefined || name.trim() === '' ? [] : [{ path: 'name', text: name.trim() }], sort: resource.list.sort, offset: slice.offset, limit: slice.size,
    });
    return listAnswer('M0', slice, page);
  });

  app.post(path, { config: { access: admin, describe: { keyed: true, summary: 'Adds a game to the catalogue', body, answer, status: 201 } } }, async (request, reply) => {
    const row = await services.once(request, async (context) => {
      const accepted = await settleLinks(context, services, resource, acceptBody(resource, 'create', request.body, await ruleContext(context, resource)), {});
      const after = await services.store(entity).create(context, accepted);
      await keepRecord(context, services, resource, 'create', { before: null, after, body: accepted });
      return after;
    });
    services.counts.changed(entity);
    return reply.code(201).send(row);
  });

  app.patch(`${path}/:id`, { config: { access: admin, describe: { summary: 'Changes a game of the catalogue', body, answer } } }, async (request) => {
    const id = idOf((request.params as { readonly id: string }).id);
    const row = await services.write(request, async (context) => {
      await sql`SELECT FROM global_games WHERE id = ${id} FOR UPDATE`.execute(context.db);
      const [before] = await services.store(entity).many(context, [id], true);
      if (!before) throw new Refusal('notFound');
      const accepted = acceptBody(resource, 'update', request.body, await ruleContext(context, resource), before);
      refuseStale(request, before);
      const settled = await settleLinks(context, services, resource, accepted, recordAsBody(resource, before));
      const after = await services.store(entity).update(context, before as Row & { readonly id: number }, settled);
      await keepRecord(context, services, resource, 'update', { before, after, body: settled });
      return after;
    });
    services.counts.changed(entity);
    return row;
  });
}
