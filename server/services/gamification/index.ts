import { sql } from 'kysely';
import { gatewayPath } from '#resources/services.ts';
import { staff } from '#resources/schema/index.ts';
import { pageOfMany, sliceOfMany, type RawQuery } from '#server/dialects/paging.ts';
import { everySoOften } from '#server/http/chores.ts';
import type { ServiceModule } from '#server/plug.ts';
import { bonusesOf } from '#server/services/gamification/bonuses.ts';
import { settleExperience } from '#server/services/gamification/experience.ts';
import { maxBonusRoutes } from '#server/services/gamification/max-bonuses.ts';
import { ranks } from '#server/services/gamification/ranks.ts';
import { userOf } from '#server/services/core/user-routes.ts';

const object = (properties: object) => ({ type: 'object', properties });
const [integer, text, fraction] = [{ type: 'integer' }, { type: 'string' }, { type: 'number', minimum: 0, maximum: 1 }];
const path = (what: string) => gatewayPath('gamification', `/users/:id/${what}`);
const inventory = { name: text, type: { type: 'string', enum: ['bonus', 'coin', 'pass', 'minutes'] }, amount: { ...integer, description: 'coins, whole percent, or minutes' }, active: { type: 'boolean' }, duration: { ...integer, description: 'seconds' }, created_at: text, updated_at: text };

/** Coins, experience, inventory and bonuses of a user. */
export const gamification: ServiceModule = {
  departures: { ranks },
  routes: (app, services) => {
    maxBonusRoutes(app, services);
    everySoOften(app, 60, () => settleExperience(services));
    const idOf = (params: unknown) => userOf(services, (params as { readonly id: string }).id);

    app.get(path('wallet'), { config: { access: staff, describe: { summary: 'Coins of a user', answer: object({ balance: integer }) } } }, async (request) => {
      const id = await idOf(request.params);
      const wallet = await services.db.selectFrom('wallets').select('balance').where('user_id', '=', id).executeTakeFirst();
      return { balance: wallet?.balance ?? 0 };
    });
    app.get(path('xp'), { config: { access: staff, describe: { summary: 'Experience of a user, with the rank it gives', answer: object({ balance: integer, rank: { type: ['object', 'null'] } }) } } }, async (request) => {
      const id = await idOf(request.params);
      const { rows } = await sql<{ balance: number; rank: string | null }>`
        SELECT x.balance, (SELECT r.name FROM ranks r WHERE r.active AND x.balance BETWEEN r.experience_lower AND r.experience_upper) AS rank
        FROM (SELECT coalesce((SELECT balance FROM experience WHERE user_id = ${id}), 0) AS balance) AS x`.execute(services.db);
      const [found] = rows;
      return { balance: found?.balance ?? 0, rank: found?.rank ? { name: found.rank } : null };
    });
    app.get(gatewayPath('gamification', '/legacy/users/:id/items'), { config: { access: staff, describe: { summary: 'Inventory of a user with passes and play time, the latest first', query: pageOfMany, answer: { type: 'array', items: object(inventory) } } } }, async (request) => {
      const now = services.now().toISOString();
      const id = await idOf(request.params);
      const { size, offset } = sliceOfMany(request.query as RawQuery);
      const { rows } = await sql`SELECT id, name, type, amount, active AND (duration = 0 OR updated_at + make_interval(secs => duration) > ${now}::timestamptz) AS active, duration, created_at, updated_at FROM inventory WHERE user_id = ${id} AND withdrawn_at IS NULL
        UNION ALL SELECT id, name, 'pass', (extract(epoch FROM valid_to - valid_from) / 60)::bigint, ${now}::timestamptz >= valid_from AND ${now}::timestamptz < valid_to, extract(epoch FROM valid_to - valid_from)::integer, created_at, created_at FROM passes WHERE user_id = ${id} AND withdrawn_at IS NULL
        UNION ALL SELECT id, name, 'minutes', minutes - ceil(used_seconds / 60.0)::bigint, used_seconds > 0 AND used_seconds < minutes * 60, 0, created_at, created_at FROM time_tickets WHERE user_id = ${id} AND withdrawn_at IS NULL
        ORDER BY created_at DESC, type, id DESC LIMIT ${size} OFFSET ${offset}`.execute(services.db);
      return rows;
    });
    app.get(path('bonus'), { config: { access: staff, describe: { summary: 'Bonuses of a user as fractions', answer: object({ legend_bonus: fraction, rank_bonus: fraction, reward_bonus: fraction, subscription_bonus: fraction }) } } }, async (request) => {
      const id = await idOf(request.params);
      const parts = (await bonusesOf(services.db, [id], services.now())).get(id);
      return { legend_bonus: parts?.legend ?? 0, rank_bonus: parts?.rank ?? 0, reward_bonus: parts?.reward ?? 0, subscription_bonus: parts?.subscription ?? 0 };
    });
  },
};
