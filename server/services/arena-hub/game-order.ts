import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { orderVersion, type Placed } from '#resources/domain/order.ts';
import { field, staff } from '#resources/schema/index.ts';
import { bodyRules } from '#resources/schema/body-rules.ts';
import { gatewayPath } from '#resources/services.ts';
import { keepRecord, seenVersion } from '#server/http/crud-write.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import { namedArena } from '#server/http/scope.ts';
import type { Services } from '#server/plug.ts';
import { checkedBody } from '#server/services/body.ts';
import { lockArena } from '#server/services/arena-hub/own-arena.ts';
import type { Context } from '#server/store.ts';

const rules = bodyRules({
  data: field.list({ id: field.integer({ required: true, min: 1 }), display_order: field.integer({ required: true, min: 0, max: 1_000_000 }) }, { required: true, atLeast: 1, saved: 'whole', max: 5_000 }),
}, 'games');
const entry = { type: 'object', properties: { id: { type: 'integer' }, display_order: { type: 'integer' } }, required: ['id', 'display_order'] };
const schema = { type: 'object', properties: { data: { type: 'array', items: entry } }, required: ['data'] };

/** Every game of the arena with its number, held so that none changes until the end of the transaction. */
const lockedOrder = async ({ db }: Context, arena: number): Promise<readonly Placed[]> =>
  (await sql<Placed>`SELECT id, coalesce(display_order, 0) AS display_order FROM games WHERE arena_id = ${arena} ORDER BY id FOR UPDATE`.execute(db)).rows;

/**
 * `POST /arenas/{arena}/games/display-order`: gives games of an arena their numbers, all or none. `If-Match` names the order that was seen, as `orderVersion` says it;
 * when the arena's order is another one by now, nothing is changed and the answer is 409 with the order as it is.
 */
export function gameOrderRoute(app: FastifyInstance, services: Services): void {
  const arenaOf = (params: unknown, caller: Parameters<typeof namedArena>[3]): number => {
    const arena = namedArena(services.registry.get('games'), params as Readonly<Record<string, unknown>>, {}, caller);
    if (arena === undefined || arena < 1) throw new Refusal('notFound');
    return arena;
  };
  app.post(gatewayPath('arena-hub', '/arenas/:arena/games/display-order'), {
    config: { access: staff, describe: { summary: 'Order in which the games of an arena are shown', body: schema, answer: schema } },
    onRequest: async (request) => {
      arenaOf(request.params, services.callerOf(request));
    },
  }, async (request) => {
    const arena = arenaOf(request.params, services.callerOf(request));
    const seen = seenVersion(request);
    return await services.write(request, async (context) => {
      await lockArena(context, arena);
      const wanted = checkedBody(rules, 'create', request.body, context).data as readonly Placed[];
      const order = await lockedOrder(context, arena);
      const known = new Set(order.map(({ id }) => id));
      const problems = wanted.flatMap(({ id }, i) => (!known.has(id) ? [{ path: `data.${i}.id`, rule: 'reference' }] : wanted.findIndex((other) => other.id === id) < i ? [{ path: `data.${i}.id`, rule: 'distinct' }] : []));
      // A game that somebody has removed meanwhile is a change of the order, not a mistake of the one who saw it.
      if (seen !== undefined && seen !== orderVersion(order)) throw new Refusal('stale', { current: { data: order } });
      if (problems.length > 0) throw invalid(...problems);
      const placed = new Map(order.map((one) => [one.id, one.display_order]));
      const moved = wanted.filter((one) => placed.get(one.id) !== one.display_order).map(({ id }) => id);
      const games = async () => new Map((await services.store('games').many(context, moved, true)).map((row) => [row.id, row]));
      const before = await games();
      await sql`UPDATE games AS g SET display_order = w.display_order, version = g.version + 1, updated_at = ${context.now()}
        FROM unnest(${wanted.map(({ id }) => id)}::bigint[], ${wanted.map((one) => one.display_order)}::bigint[]) AS w (id, display_order)
        WHERE g.id = w.id AND g.display_order IS DISTINCT FROM w.display_order`.execute(context.db);
      const after = await games();
      for (const id of moved) await keepRecord(context, services, services.registry.get('games'), 'update', { before: before.get(id) ?? null, after: after.get(id) ?? null });
      return { data: await lockedOrder(context, arena) };
    });
  });
}
