import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Limits } from '#server/plug.ts';

/** Limits on tries, counted in PostgreSQL by its own clock, so that all processes and a settable clock agree. */
export function createLimits(db: Kysely<Database>): Limits {
  return {
    take: async (key, most, seconds) => {
      const { rows } = await sql<{ count: number; wait: number }>`
        INSERT INTO tries AS t (key, started_at, count) VALUES (${key}, now(), 1)
        ON CONFLICT (key) DO UPDATE SET
          started_at = CASE WHEN t.started_at < now() - make_interval(secs => ${seconds}) THEN now() ELSE t.started_at END,
          count = CASE WHEN t.started_at < now() - make_interval(secs => ${seconds}) THEN 1 ELSE t.count + 1 END
        RETURNING count, ceil(extract(epoch FROM t.started_at + make_interval(secs => ${seconds}) - now())) AS wait`.execute(db);
      const [row] = rows;
      if (row && row.count > most) throw new Refusal('tooManyAttempts', { retryAfter: Math.max(1, row.wait) });
      // What is long over is swept up by whoever comes for the first time.
      if (row?.count === 1) await sql`DELETE FROM tries WHERE started_at < now() - interval '1 day'`.execute(db);
    },
    forget: async (key) => {
      await db.deleteFrom('tries').where('key', '=', key).execute();
    },
    giveBack: async (key) => {
      await db.updateTable('tries').set({ count: sql<number>`count - 1` }).where('key', '=', key).where('count', '>', 0).execute();
    },
  };
}
