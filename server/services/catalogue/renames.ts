import { sql } from 'kysely';
import type { Placement } from '#server/plug.ts';

/**
 * The catalogue of the chain: what it calls something, arenas call it too, in the same transaction. No form of an arena may write the name, so that the entries'
 * versions stay.
 */
export const renaming = (entries: 'games' | 'apps'): Placement => ({
  over: (generated) => ({
    update: async (context, before, body) => {
      const after = await generated.update(context, before, body);
      if (after.name !== before.name) await sql`UPDATE ${sql.table(entries)} SET name = ${after.name}, updated_at = ${context.now()} WHERE global_id = ${before.id}`.execute(context.db);
      return after;
    },
  }),
});
