import { sql, type Kysely, type Transaction } from 'kysely';
import { legend } from '#resources/domain/awards.ts';
import type { BonusParts } from '#resources/domain/bonus.ts';
import type { Database } from '#server/db/database.ts';

/** The capped parts of a player's bonus, as fractions. */
export type PlayerBonuses = Pick<BonusParts, 'legend' | 'rank' | 'reward' | 'subscription'>;
const share = (percent: number, ceiling: number): number => Math.min(Math.max(0, percent), ceiling) / 100;

/**
 * What each part of players' bonuses is at a moment, capped by its ceiling: legend is the ceiling itself for whoever was awarded it, rank that of the experience, reward the
 * sum of the active bonuses in the inventory that are not over, subscription the best that runs. Users without any are there too.
 */
export async function bonusesOf(db: Kysely<Database> | Transaction<Database>, users: readonly number[], now: Date): Promise<ReadonlyMap<number, PlayerBonuses>> {
  const at = now.toISOString();
  const { rows } = await sql<{ id: number; legend: boolean; rank: number; reward: number; subscription: number }>`
    SELECT u.id,
      EXISTS (SELECT FROM player_events AS e WHERE e.user_id = u.id AND e.context = ${legend}) AS legend,
      coalesce((SELECT r.bonus FROM ranks AS r WHERE r.active AND coalesce((SELECT x.balance FROM experience AS x WHERE x.user_id = u.id), 0) BETWEEN r.experience_lower AND r.experience_upper), 0) AS rank,
      coalesce((SELECT sum(i.amount) FROM inventory AS i WHERE i.user_id = u.id AND i.type = 'bonus' AND i.active AND i.withdrawn_at IS NULL
        AND (i.duration = 0 OR i.updated_at + make_interval(secs => i.duration) > ${at}::timestamptz)), 0) AS reward,
      coalesce((SELECT max(s.bonus) FROM subscriptions AS s WHERE s.user_id = u.id AND s.withdrawn_at IS NULL AND s.created_at <= ${at}::timestamptz AND s.expires_at > ${at}::timestamptz), 0) AS subscription
    FROM unnest(${users}::bigint[]) AS u (id)`.execute(db);
  const max = await db.selectFrom('max_bonuses').selectAll().executeTakeFirstOrThrow();
  return new Map(rows.map(({ id, ...part }) => [id, {
    legend: part.legend ? max.max_legend_bonus / 100 : 0, rank: share(part.rank, max.max_rank_bonus), reward: share(part.reward, max.max_reward_bonus), subscription: share(part.subscription, max.max_subscription_bonus),
  }]));
}
