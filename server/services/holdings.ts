import { sql, type RawBuilder } from 'kysely';
import type { Context } from '#server/store.ts';

/**
 * Ends what is left of what players hold: subscriptions and windows that run, minutes that are not used up, and what was never put to use of an inventory.
 * It is withdrawn, never deleted: sales point to it.
 * @param of whose, in columns of these four tables
 */
export async function endHoldings({ db, now }: Pick<Context, 'db' | 'now'>, of: RawBuilder<unknown>): Promise<void> {
  const at = now().toISOString();
  const held = sql`(${of}) AND withdrawn_at IS NULL`;
  await sql`UPDATE subscriptions SET withdrawn_at = ${at}, updated_at = ${at}, version = version + 1 WHERE ${held} AND expires_at > ${at}`.execute(db);
  await sql`UPDATE passes SET withdrawn_at = ${at} WHERE ${held} AND valid_to > ${at}`.execute(db);
  await sql`UPDATE time_tickets SET withdrawn_at = ${at} WHERE ${held} AND used_seconds < minutes * 60`.execute(db);
  await sql`UPDATE inventory SET withdrawn_at = ${at}, updated_at = ${at} WHERE ${held} AND NOT active`.execute(db);
}
