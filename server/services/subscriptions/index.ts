import { sql } from 'kysely';
import { gatewayPath } from '#resources/services.ts';
import { staff } from '#resources/schema/index.ts';
import type { ServiceModule } from '#server/plug.ts';
import { userOf } from '#server/services/core/user-routes.ts';

const year = 31_536_000_000;
const url = gatewayPath('subscriptions', '/users/:id/subscriptions');

/** Subscriptions of one user. */
export const userSubscriptions: ServiceModule = {
  routes: (app, services) => {
    if (app.hasRoute({ method: 'GET', url })) return;
    app.get(url, { config: { access: staff, describe: { summary: 'Subscriptions of a user that ran within the last year, the newest first', answer: { type: 'array', items: { type: 'object' } } } } }, async (request) => {
      const user = await userOf(services, (request.params as { readonly id: string }).id);
      const { rows } = await sql`SELECT s.id, s.user_id, s.arena_id, u.username, s.name, s.image, s.bonus, s.duration, s.daily_reward, s.created_at, s.expires_at
        FROM subscriptions AS s JOIN users AS u ON u.id = s.user_id WHERE s.user_id = ${user} AND s.withdrawn_at IS NULL AND s.created_at >= ${new Date(services.now().getTime() - year).toISOString()}
        ORDER BY s.created_at DESC, s.id DESC`.execute(services.db);
      return rows;
    });
  },
};
