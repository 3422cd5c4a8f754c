import { sql } from 'kysely';
import type { Placement } from '#server/plug.ts';
import { dropLines } from '#server/services/shop/stock.ts';

/** What stands in a warehouse that goes is written off, so that moves and stock stay one. */
export const warehouses: Placement = {
  over: (generated) => ({
    delete: async (context, before) => {
      // Whoever has one of these items open is shown what is there now.
      await sql`UPDATE items SET version = version + 1, updated_at = ${context.now().toISOString()} WHERE id IN (SELECT v.item_id FROM variants AS v JOIN variant_stocks AS s ON s.variant_id = v.id WHERE s.warehouse_id = ${before.id})`.execute(context.db);
      await dropLines(context, { warehouses: [before.id] });
      await generated.delete(context, before);
    },
  }),
};
