import { sql, type RawBuilder } from 'kysely';
import { businessDayBounds, isDay } from '#resources/domain/day.ts';
import { gatewayPath } from '#resources/services.ts';
import { staff } from '#resources/schema/index.ts';
import { invalid } from '#server/http/refusal.ts';
import { zonesOf } from '#server/http/rule-context.ts';
import type { ServiceModule, Services } from '#server/plug.ts';
import { userOf } from '#server/services/core/user-routes.ts';
import type { Context } from '#server/store.ts';

const most = 100;
type Query = Readonly<Partial<Record<'user_id' | 'start_date' | 'end_date', string>>>;
const [integer, text] = [{ type: 'integer' }, { type: 'string' }];
const asked = { user_id: 'user', start_date: 'YYYY-MM-DD or an instant; included', end_date: 'YYYY-MM-DD (the whole day) or an instant' };
const day = 86_400_000;

/** A bound of the asked time: a day means its beginning, or its end, by the clocks of the places the caller works at; where these differ, the earlier beginning and the later end. */
const bound = (query: Query, key: 'start_date' | 'end_date', usual: Date, zones: readonly string[]): string => {
  const text = query[key];
  if (text === undefined || text === '') return usual.toISOString();
  if (isDay(text)) {
    const bounds = (zones.length > 0 ? zones : ['UTC']).map((zone) => businessDayBounds(text, zone).map(Number) as [number, number]);
    return new Date(key === 'end_date' ? Math.max(...bounds.map(([, end]) => end)) : Math.min(...bounds.map(([start]) => start))).toISOString();
  }
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:?\d\d)$/.test(text) || Number.isNaN(Date.parse(text))) throw invalid({ path: key, rule: 'day' });
  return new Date(text).toISOString();
};
const timeOf = async (column: RawBuilder<unknown>, query: Query, context: Context): Promise<RawBuilder<boolean>> => {
  const zones = [query.start_date, query.end_date].some((text) => text !== undefined && isDay(text)) ? await zonesOf(context) : [];
  const now = context.now().getTime();
  return sql<boolean>`${column} >= ${bound(query, 'start_date', new Date(now - 365 * day), zones)} AND ${column} < ${bound(query, 'end_date', new Date(now + 1), zones)}`;
};
const userIn = (services: Services, { user_id }: Query): Promise<number> => {
  if (user_id === undefined) throw invalid({ path: 'user_id', rule: 'required' });
  return userOf(services, user_id);
};

/** What a user plays and buys most. */
export const kpi: ServiceModule = {
  routes: (app, services) => {
    app.get(
      gatewayPath('kpi', '/kpi/op-dashboard/games/most-played-by-user'),
      { config: { access: staff, describe: { summary: 'Games a user played, the longest first', query: asked, answer: { type: 'array', items: { type: 'object', properties: { game_id: { type: ['integer', 'null'] }, name: text, playtime: { ...integer, description: 'seconds' } } } } } } },
      async (request) => {
        const query = request.query as Query;
        const user = await userIn(services, query);
        const time = await timeOf(sql`g.started_at`, query, services.context(request));
        const { rows } = await sql`SELECT g.game_id, max(g.name) AS name, sum(g.seconds) AS playtime FROM session_games AS g JOIN play_sessions AS s ON s.id = g.session_id
          WHERE s.user_id = ${user} AND ${time} GROUP BY g.game_id, CASE WHEN g.game_id IS NULL THEN g.name END ORDER BY playtime DESC, name LIMIT ${most}`.execute(services.db);
        return rows;
      },
    );
    app.get(
      gatewayPath('kpi', '/kpi/op-dashboard/sales/most-sold-to-user'),
      { config: { access: staff, describe: { summary: 'Items a user bought, the most first; of coins it counts the purchases', query: asked, answer: { type: 'array', items: { type: 'object', properties: { item_id: integer, name: text, quantity: integer } } } } } },
      async (request) => {
        const query = request.query as Query;
        const user = await userIn(services, query);
        const time = await timeOf(sql`i.created_at`, query, services.context(request));
        // What was restored was not bought. A line of coins holds thousands of them: it counts as one purchase.
        const { rows } = await sql`SELECT v.item_id, max(l.name) AS name, sum(CASE WHEN l.category = 'Coins' THEN 1 ELSE l.quantity END) AS quantity
          FROM invoice_lines AS l JOIN invoices AS i ON i.id = l.invoice_id JOIN variants AS v ON v.id = l.variant_id
          WHERE i.user_id = ${user} AND i.restored_invoice_id IS NULL AND NOT EXISTS (SELECT FROM invoices AS r WHERE r.restored_invoice_id = i.id) AND ${time}
          GROUP BY v.item_id ORDER BY quantity DESC, name LIMIT ${most}`.execute(services.db);
        return rows;
      },
    );
  },
};
