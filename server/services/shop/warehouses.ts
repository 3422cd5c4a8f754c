import type { Placement } from '#server/plug.ts';
import { dropLines } from '#server/services/shop/stock.ts';

/** What stands in a warehouse that goes is written off, so that moves and stock stay one. */
export const warehouses: Placement = {
  over: (generated) => ({
    delete: async (context, before) => {
      await dropLines(context, { warehouses: [before.id] });
      await generated.delete(context, before);
    },
  }),
};
