import type { Placement } from '#server/plug.ts';
import { refuseOtherCode } from '#server/services/arena-hub/in-use.ts';

export const countries: Placement = {
  over: (generated) => ({
    update: async (context, before, body) => {
      if (body.code !== undefined && body.code !== before.code) await refuseOtherCode(context, before.id);
      return await generated.update(context, before, body);
    },
  }),
};
