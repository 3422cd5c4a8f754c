import { admin, holds, where } from '#resources/schema/index.ts';
import type { Placement } from '#server/plug.ts';

/**
 * Who has not all arenas of an article or event does not delete it: it is taken out of their own arenas and stays in the others. Editing follows the same line
 * by `members`, above the store.
 */
export const news: Placement = {
  over: (generated) => ({
    delete: async (context, before) => {
      const { caller } = context;
      if (admin(caller) || holds(where.within('arena_ids', caller.arenas), before)) return await generated.delete(context, before);
      const others = (before.arena_ids as readonly number[]).filter((arena) => !caller.arenas.includes(arena));
      return await generated.update(context, before, { arena_ids: others });
    },
  }),
};
