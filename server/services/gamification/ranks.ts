import { sql } from 'kysely';
import { Refusal } from '#server/http/refusal.ts';
import type { Placement } from '#server/plug.ts';

/** A rank that players stand at is not deleted under them: its bounds are moved or others widened first. */
export const ranks: Placement = {
  over: (generated) => ({
    delete: async (context, before) => {
      const { rows } = await sql`SELECT 1 FROM ranks AS r JOIN experience AS x ON x.balance BETWEEN r.experience_lower AND r.experience_upper
        WHERE r.id = ${before.id} AND r.active LIMIT 1`.execute(context.db);
      if (rows.length > 0) throw new Refusal('inUse');
      await generated.delete(context, before);
    },
  }),
};
