import { sql } from 'kysely';
import { staff } from '#resources/schema/index.ts';
import { gatewayPath } from '#resources/services.ts';
import { pageOfMany, sliceOfMany, type RawQuery } from '#server/dialects/paging.ts';
import type { ServiceModule } from '#server/plug.ts';
import { userOf } from '#server/services/core/user-routes.ts';
import { payDaily } from '#server/services/subscriptions/rewards.ts';
import { selectSubscriptions, subscriptions } from '#server/services/subscriptions/subscriptions.ts';
import type { Row } from '#server/store.ts';

export const subscriptionService: ServiceModule = {
  departures: { subscriptions },
  routes: (app, services) => {
    payDaily(app, services);
    app.get(
      gatewayPath('subscriptions', '/users/:id/subscriptions'),
      { config: { access: staff, describe: { summary: 'Subscriptions that a user got within a year and that were not taken back, newest first', query: pageOfMany, answer: { type: 'array', items: { type: 'object' } } } } },
      async (request) => {
        const id = await userOf(services, (request.params as { readonly id: string }).id);
        const now = services.now().toISOString();
        const { size, offset } = sliceOfMany(request.query as RawQuery);
        const { rows } = await sql<Row>`${selectSubscriptions} WHERE s.user_id = ${id} AND s.withdrawn_at IS NULL AND s.created_at > ${now}::timestamptz - interval '1 year' ORDER BY s.created_at DESC, s.id DESC LIMIT ${size} OFFSET ${offset}`.execute(services.db);
        return rows;
      },
    );
  },
};
