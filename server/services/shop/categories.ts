import { sql } from 'kysely';
import { isCore } from '#resources/domain/core-categories.ts';
import { invalid } from '#server/http/refusal.ts';
import type { Placement } from '#server/plug.ts';

/** Those that the product itself understands keep their names. One goes once no item on sale is of it; what is retired needs none. */
export const categories: Placement = {
  over: (generated) => ({
    update: async (context, before, body) => {
      if (isCore(before.name) && body.name !== undefined && body.name !== before.name) throw invalid({ path: 'name', rule: 'reserved' });
      return await generated.update(context, before, body);
    },
    delete: async (context, before) => {
      await sql`UPDATE items SET category_id = NULL WHERE category_id = ${before.id} AND retired_at IS NOT NULL`.execute(context.db);
      await generated.delete(context, before);
    },
  }),
};
