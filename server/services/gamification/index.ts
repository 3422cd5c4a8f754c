import { sql } from 'kysely';
import { gatewayPath } from '#resources/services.ts';
import { staff } from '#resources/schema/index.ts';
import type { ServiceModule } from '#server/plug.ts';
import { maxBonusRoutes } from '#server/services/gamification/max-bonuses.ts';
import { ranks } from '#server/services/gamification/ranks.ts';
import { userOf } from '#server/services/core/user-routes.ts';

const balance = { balance: { type: 'integer' } };
const path = (what: string) => gatewayPath('gamification', `/users/:id/${what}`);

/** Coins and experience of a user. */
export const gamification: ServiceModule = {
  departures: { ranks },
  routes: (app, services) => {
    maxBonusRoutes(app, services);
    const idOf = (params: unknown) => userOf(services, (params as { readonly id: string }).id);

    app.get(path('wallet'), { config: { access: staff, describe: { summary: 'Coins of a user', answer: { type: 'object', properties: balance } } } }, async (request) => {
      const id = await idOf(request.params);
      const wallet = await services.db.selectFrom('wallets').select('balance').where('user_id', '=', id).executeTakeFirst();
      return { balance: wallet?.balance ?? 0 };
    });
    app.get(path('xp'), { config: { access: staff, describe: { summary: 'Experience of a user, with the rank it gives', answer: { type: 'object', properties: { ...balance, rank: { type: ['object', 'null'] } } } } } }, async (request) => {
      const id = await idOf(request.params);
      const { rows } = await sql<{ balance: number; rank: string | null }>`
        SELECT x.balance, (SELECT r.name FROM ranks r WHERE r.active AND x.balance BETWEEN r.experience_lower AND r.experience_upper) AS rank
        FROM (SELECT coalesce((SELECT balance FROM experience WHERE user_id = ${id}), 0) AS balance) AS x`.execute(services.db);
      const [found] = rows;
      return { balance: found?.balance ?? 0, rank: found?.rank ? { name: found.rank } : null };
    });
  },
};
