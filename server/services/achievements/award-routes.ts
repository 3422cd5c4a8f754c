import type { FastifyInstance } from 'fastify';
import { sql, type RawBuilder } from 'kysely';
import { awardsFor } from '#resources/domain/awards.ts';
import { awardFields } from '#resources/groups/people.ts';
import { bodyRules } from '#resources/schema/body-rules.ts';
import { admin, holds, managers, staff } from '#resources/schema/index.ts';
import { gatewayPath } from '#resources/services.ts';
import { awardable } from '#resources/users.ts';
import { listAnswer, listSchema, readSlice, type RawQuery } from '#server/dialects/paging.ts';
import { idOf } from '#server/http/crud-read.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Services } from '#server/plug.ts';
import { happen } from '#server/services/achievements/happenings.ts';
import { checkedBody } from '#server/services/body.ts';
import { userOf } from '#server/services/core/user-routes.ts';
import type { Row } from '#server/store.ts';

interface Award {
  readonly user_id: number;
  readonly username: string;
  readonly events: readonly { readonly context: string; readonly data: { readonly value: number } }[];
}
const rules = bodyRules(awardFields);
const [integer, text, number] = [{ type: 'integer' }, { type: 'string' }, { type: 'number' }];
const progressed = { progress_value: number, completed_at: { type: ['string', 'null'] }, created_at: text, progress_updated_at: text };
const object = (properties: object) => ({ type: 'object', properties });

/** What staff award, and how far players are with what they can reach. */
export function awardRoutes(app: FastifyInstance, services: Services): void {
  const page = async (query: RawQuery, columns: RawBuilder<unknown>, from: RawBuilder<unknown>, order: RawBuilder<unknown>): Promise<unknown> => {
    const slice = readSlice('P0', query, 100);
    const [{ rows }, { rows: counted }] = await Promise.all([
      sql<Row>`SELECT ${columns} FROM ${from} ORDER BY ${order} LIMIT ${slice.size} OFFSET ${slice.offset}`.execute(services.db),
      sql<{ total: number }>`SELECT count(*) AS total FROM ${from}`.execute(services.db),
    ]);
    return listAnswer('P0', slice, { rows, total: counted[0]?.total ?? 0 });
  };
  const idIn = (params: unknown) => (params as { readonly id: string }).id;

  app.post(
    gatewayPath('achievements', '/events'),
    { config: { access: staff, describe: { keyed: true, summary: 'Awards events to a player', body: object({ user_id: integer, username: text, events: { type: 'array', items: object({ context: text, data: object({ value: integer }) }) } }), answer: object({ completed: { type: 'array', items: text }, coins: integer, experience: integer, chests: { type: 'array', items: text } }) } } },
    async (request) => {
      const outcome = await services.once(request, async (context) => {
        const { user_id, username, events } = checkedBody(rules, 'create', request.body, context) as unknown as Award;
        const may = awardsFor(admin(context.caller) === true) as readonly string[];
        const beyond = events.findIndex(({ context: what }) => !may.includes(what));
        if (beyond >= 0) throw new Refusal('forbidden', { violations: [{ path: `events.${beyond}.context`, rule: 'choice' }] });
        if (user_id === context.caller.id) throw new Refusal('ownAward');
        const [player] = await services.store('users').many(context, [user_id], true);
        if (player && !holds(awardable(context.caller), player)) throw new Refusal('forbidden');
        return await happen(context, { user: user_id, username }, events.map(({ context: what, data }) => ({ context: what, value: data.value })));
      });
      services.counts.changed('users');
      return outcome;
    },
  );

  app.get(
    gatewayPath('achievements', '/users/:id/achievements'),
    { config: { access: staff, describe: { summary: 'Achievements of a user with their progress, the latest first', query: { size: 'size', page: 'page', view: 'true' }, answer: listSchema('P0', object({ id: integer, name: text, points: integer, ...progressed })) } } },
    async (request) => {
      const user = await userOf(services, idIn(request.params));
      return await page(request.query as RawQuery, sql`a.id, a.name, a.description, a.type, a.points, p.progress_value, p.completed_at, p.created_at, p.progress_updated_at`,
        sql`achievement_progress AS p JOIN achievements AS a ON a.id = p.achievement_id WHERE p.user_id = ${user}`, sql`p.progress_updated_at DESC, p.id DESC`);
    },
  );
  app.get(
    gatewayPath('achievements', '/users/:id/quests'),
    { config: { access: staff, describe: { summary: 'Quests of a user with their progress, one for each period, the latest first', query: { size: 'size', page: 'page', view: 'true' }, answer: listSchema('P0', object({ id: integer, name: text, pool_type: text, ...progressed })) } } },
    async (request) => {
      const user = await userOf(services, idIn(request.params));
      return await page(request.query as RawQuery, sql`p.id, p.quest_id, q.name, t.name AS quest_type, p.pool_type, p.period_start, p.progress_value, p.completed_at, p.created_at, p.progress_updated_at`,
        sql`quest_progress AS p JOIN quests AS q ON q.id = p.quest_id LEFT JOIN quest_types AS t ON t.id = p.quest_type_id WHERE p.user_id = ${user}`, sql`p.progress_updated_at DESC, p.id DESC`);
    },
  );
  for (const [kind, table, column] of [['achievements', 'achievement_progress', 'achievement_id'], ['quests', 'quest_progress', 'quest_id']] as const) {
    app.get(
      gatewayPath('achievements', `/achievements/${kind}/:id/users`),
      { config: { access: managers, describe: { summary: `Users with their progress in one of the ${kind}, the furthest first`, query: { size: 'size', page: 'page' }, answer: listSchema('P0', object({ id: integer, username: text, full_name: { type: ['string', 'null'] }, ...progressed })) } } },
      async (request) => {
        const id = idOf(idIn(request.params));
        const { rows } = await sql`SELECT 1 FROM ${sql.table(kind)} WHERE id = ${id}`.execute(services.db);
        if (rows.length === 0) throw new Refusal('notFound');
        return await page(request.query as RawQuery, sql`u.id, u.username, u.full_name, p.progress_value, p.completed_at, p.created_at, p.progress_updated_at`,
          sql`${sql.table(table)} AS p JOIN users AS u ON u.id = p.user_id WHERE p.${sql.ref(column)} = ${id} AND u.retired_at IS NULL`, sql`p.progress_value DESC, p.progress_updated_at DESC, p.id`);
      },
    );
  }
}
