import type { Placement } from '#server/plug.ts';
import type { Row } from '#server/store.ts';

/** Nobody reads a certificate back: only whether there is one. */
const masked = (row: Row): Row => ({ ...row, certificate: row.certificate === null || row.certificate === undefined ? null : 'set' });

export const companies: Placement = {
  over: (generated) => ({
    list: async (context, query) => {
      const page = await generated.list(context, query);
      return { ...page, rows: page.rows.map(masked) };
    },
    many: async (context, ids, where) => (await generated.many(context, ids, where)).map(masked),
    create: async (context, body) => masked(await generated.create(context, body)),
    update: async (context, before, body) => masked(await generated.update(context, before, body)),
  }),
};
