import { sql } from 'kysely';
import { Refusal } from '#server/http/refusal.ts';
import type { Placement } from '#server/plug.ts';
import type { Context, Row } from '#server/store.ts';

/** Invoices hold the label of their register and count in it, so no foreign key watches over it. The row of the register is locked by then. */
const counts = async ({ db }: Context, { id }: Row): Promise<boolean> => {
  const { rows } = await sql`SELECT FROM cash_registers AS r WHERE r.id = ${id} AND EXISTS (SELECT FROM invoices AS i WHERE i.arena_id = r.arena_id AND i.register_label = r.label)`.execute(db);
  return rows.length > 0;
};

/** A register whose number stands on invoices stays, under that number; it can only be switched off. */
export const cashRegisters: Placement = {
  over: (generated) => ({
    update: async (context, before, body) => {
      if (body.label !== undefined && body.label !== before.label && (await counts(context, before))) throw new Refusal('onInvoices', { violations: [{ path: 'label', rule: 'onInvoices' }] });
      return await generated.update(context, before, body);
    },
    delete: async (context, before) => {
      if (await counts(context, before)) throw new Refusal('inUse', { by: 'invoices' });
      await generated.delete(context, before);
    },
  }),
};
