import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { dashboardSettings } from '#resources/domain/dashboard-settings.ts';
import { gatewayPath } from '#resources/services.ts';
import { field, staff } from '#resources/schema/index.ts';
import { bodyRules } from '#resources/schema/body-rules.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { Services } from '#server/plug.ts';
import { checkedBody } from '#server/services/body.ts';
import { userOf, type Params } from '#server/services/core/user-routes.ts';

const path = (rest: string) => gatewayPath('core', `/users/:id/settings${rest}`);
const anyText = bodyRules({ value: field.text({ max: 2_000 }) });
const known: Readonly<Record<string, typeof anyText>> = Object.fromEntries(Object.entries(dashboardSettings).map(([key, values]) => [key, bodyRules({ value: field.choice(values) })]));
const rulesFor = (namespace: string, key: string) => (namespace === 'dashboard' ? known[key] : undefined) ?? anyText;
/** Settings that one person may have: no client fills the table. */
const most = 500;
/** What a namespace or key may be called. */
const named = /^[A-Za-z0-9._-]{1,64}$/;
const entry = { type: 'object', properties: { namespace: { type: 'string' }, key: { type: 'string' }, value: { type: ['string', 'null'] } } };

/** Settings of a user by namespace and key: theme and language under `dashboard`, and whatever else clients keep. */
export function settingRoutes(app: FastifyInstance, services: Services): void {
  const settings = (user: number) => services.db.selectFrom('user_settings').where('user_id', '=', user).orderBy('namespace').orderBy('key');

  app.get(path(''), { config: { access: staff, describe: { summary: 'All settings of a user', answer: { type: 'array', items: entry } } } }, async (request) => {
    const user = await userOf(services, (request.params as Params).id);
    return await settings(user).select(['namespace', 'key', 'value']).execute();
  });
  app.get(path('/:namespace'), { config: { describe: { summary: 'Settings of one namespace: oneself, or anybody for staff', answer: { type: 'array', items: entry } } } }, async (request) => {
    const { id, namespace } = request.params as Params;
    const caller = services.callerOf(request);
    if (!staff(caller) && String(caller.id) !== id) throw new Refusal('forbidden');
    const user = await userOf(services, id);
    return await settings(user).where('namespace', '=', namespace).select(['key', 'value']).execute();
  });
  app.patch(path('/:namespace/:key'), { config: { describe: { summary: 'Changes one of one’s own settings', body: { type: 'object', properties: { value: { type: ['string', 'null'] } } }, answer: entry } } }, async (request) => {
    const { id, namespace, key } = request.params as Params;
    const caller = services.callerOf(request);
    if (String(caller.id) !== id) throw new Refusal('forbidden');
    if (!named.test(namespace) || !named.test(key) || (namespace === 'dashboard' && !known[key])) throw new Refusal('notFound');
    const { value = null } = checkedBody(rulesFor(namespace, key), 'update', request.body, { caller }) as { readonly value?: string | null };
    // What holds nothing is none: it takes no place.
    if (value === null) await services.db.deleteFrom('user_settings').where('user_id', '=', caller.id).where('namespace', '=', namespace).where('key', '=', key).execute();
    else {
      const { numAffectedRows } = await sql`INSERT INTO user_settings (user_id, namespace, key, value, updated_at) SELECT ${caller.id}::bigint, ${namespace}, ${key}, ${value}, ${services.now().toISOString()}::timestamptz
        WHERE (SELECT count(*) FROM user_settings WHERE user_id = ${caller.id}) < ${most} OR EXISTS (SELECT FROM user_settings WHERE user_id = ${caller.id} AND namespace = ${namespace} AND key = ${key})
        ON CONFLICT (user_id, namespace, key) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at`.execute(services.db);
      if (numAffectedRows === 0n) throw invalid({ path: 'key', rule: 'atMost', amount: most });
    }
    return { namespace, key, value };
  });
}
