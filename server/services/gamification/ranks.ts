import { sql } from 'kysely';
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { Placement } from '#server/plug.ts';
import type { Context, Row } from '#server/store.ts';

/** Says which rank stands in the way, at the bound that lies within it. The table's own constraint stays: of two that come at once it refuses the second. */
const apart = async ({ db }: Context, { id = null, experience_lower: from, experience_upper: to }: Row): Promise<void> => {
  const { rows } = await sql<{ name: string; within: boolean }>`SELECT name, ${from}::bigint BETWEEN experience_lower AND experience_upper AS within FROM ranks
    WHERE id IS DISTINCT FROM ${id}::bigint AND experience_lower <= ${to}::bigint AND experience_upper >= ${from}::bigint ORDER BY experience_lower LIMIT 1`.execute(db);
  const [other] = rows;
  if (other) throw invalid({ path: other.within ? 'experience_lower' : 'experience_upper', rule: 'overlap', name: other.name });
};

/** Bounds of ranks stay apart. A rank that players stand at is not deleted under them: its bounds are moved or others widened first. */
export const ranks: Placement = {
  over: (generated) => ({
    create: async (context, body) => {
      await apart(context, body);
      return await generated.create(context, body);
    },
    update: async (context, before, body) => {
      await apart(context, { ...before, ...body });
      return await generated.update(context, before, body);
    },
    delete: async (context, before) => {
      const { rows } = await sql`SELECT 1 FROM ranks AS r JOIN experience AS x ON x.balance BETWEEN r.experience_lower AND r.experience_upper
        WHERE r.id = ${before.id} AND r.active LIMIT 1`.execute(context.db);
      if (rows.length > 0) throw new Refusal('inUse', { by: 'users' });
      await generated.delete(context, before);
    },
  }),
};
