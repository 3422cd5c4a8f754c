import type { FastifyInstance } from 'fastify';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { startTaskWorker, type Worker } from '#server/db/task-worker.ts';
import { inTransaction } from '#server/http/transactions.ts';
import type { Services } from '#server/plug.ts';

/** Told to every process when a subscription was sold. */
export const channel = 'daily_rewards';
/** How many subscriptions are paid in one transaction, and how long after its end one is still paid what it missed. */
const [most, memory] = [200, '40 days'];

/**
 * Pays the daily coins of subscriptions: one line of the ledger for each business day of the arena where it was sold, from the day of the sale on, as many as it has days.
 * A day that nobody was there to pay is made up for. Answers how many subscriptions got something.
 */
export async function payRewards(db: Kysely<Database>, now: Date): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const dayOf = (instant: ReturnType<typeof sql>) => sql`arena_day(${instant}, a.timezone, a.day_start_time)`;
  return await inTransaction(db, async (trx) => {
    const { rows } = await sql`WITH known AS (
        SELECT s.id, coalesce(s.rewarded_on + 1, ${dayOf(sql`s.created_at`)}) AS first, least(${dayOf(at)}, ${dayOf(sql`s.created_at`)} + s.duration - 1) AS last
        FROM subscriptions AS s JOIN arenas AS a ON a.id = s.arena_id WHERE s.daily_reward > 0 AND s.withdrawn_at IS NULL AND s.expires_at > ${at} - ${memory}::interval AND s.created_at <= ${at}),
      due AS MATERIALIZED (SELECT s.id, s.user_id, s.arena_id, s.daily_reward, k.first, k.last FROM subscriptions AS s JOIN known AS k ON k.id = s.id JOIN users AS u ON u.id = s.user_id AND u.retired_at IS NULL
        WHERE k.first <= k.last AND s.withdrawn_at IS NULL ORDER BY s.user_id, s.id LIMIT ${most} FOR UPDATE OF s SKIP LOCKED),
      -- Whoever held the row before may have paid it: what is kept now counts.
      paid AS (UPDATE subscriptions AS s SET rewarded_on = d.last FROM due AS d WHERE s.id = d.id AND (s.rewarded_on IS NULL OR s.rewarded_on < d.first) RETURNING d.*),
      told AS (INSERT INTO coin_ledger (user_id, amount, arena_id, reason, subscription_id, created_at)
        SELECT p.user_id, p.daily_reward, p.arena_id, 'reward', p.id, ${at} FROM paid AS p, generate_series(1, p.last - p.first + 1) ORDER BY p.user_id, p.id RETURNING 1)
      SELECT id FROM paid`.execute(trx);
    return rows.length;
  });
}

/** Pays from the moment the server listens until it is closed. */
export function payDaily(app: FastifyInstance, { db, now, watchClock, counts }: Services): void {
  let worker: Worker | undefined;
  const work = async (): Promise<boolean> => {
    const paid = (await payRewards(db, now())) > 0;
    if (paid) counts.changed('users');
    return paid;
  };
  app.addHook('onListen', async () => {
    worker = startTaskWorker({ db, now, watchClock, channel, work, nextDue: () => Promise.resolve(null) });
  });
  app.addHook('preClose', async () => {
    await worker?.stop();
  });
}
