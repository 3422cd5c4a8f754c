import { sql } from 'kysely';
import { Refusal } from '#server/http/refusal.ts';
import type { Placement } from '#server/plug.ts';
import type { Context, Row } from '#server/store.ts';

/**
 * Employees give default roles alone: without one, nobody of them could register a player. Runs `work` on a role and refuses what would leave none;
 * two that would take one each wait for each other.
 * @throws Refusal `lastDefault`
 */
async function keepingADefault<T>({ db }: Context, before: Row, work: () => Promise<T>): Promise<T> {
  if (before.is_default !== true) return await work();
  await sql`SELECT id FROM roles WHERE is_default ORDER BY id FOR UPDATE`.execute(db);
  const done = await work();
  const { rows } = await sql`SELECT FROM roles WHERE is_default LIMIT 1`.execute(db);
  if (rows.length === 0) throw new Refusal('lastDefault', { violations: [{ path: 'is_default', rule: 'lastDefault' }] });
  return done;
}

export const roles: Placement = {
  over: (generated) => ({
    update: (context, before, body) => keepingADefault(context, before, () => generated.update(context, before, body)),
    delete: (context, before) => keepingADefault(context, before, () => generated.delete(context, before)),
  }),
};
