import { sql } from 'kysely';
import { endHoldings } from '#server/services/holdings.ts';
import { refIds, type Move, type SaleRef } from '#server/services/shop/sale/papers.ts';
import type { Context } from '#server/store.ts';

/** What one delivery still is: how much of it was sold, how much is left and would be taken back, and how much was used and stays. */
export interface Held {
  readonly name: string;
  readonly unit: 'days' | 'minutes' | 'coins' | 'percent';
  readonly quantity: number;
  readonly taken_back: number;
}

/** What a sale gave a player and what is left of it now. A window or a subscription that runs is used up to now; what was put to use from the inventory stays. */
export async function heldOf({ db, now }: Context, ref: SaleRef): Promise<readonly Held[]> {
  const { invoice, transaction } = refIds(ref);
  const of = sql`(t.invoice_id = ${invoice}::bigint OR t.transaction_id = ${transaction}::bigint)`;
  const at = sql`${now().toISOString()}::timestamptz`;
  const passed = (from: string, seconds: number) => sql`greatest(0, floor(extract(epoch FROM ${at} - ${sql.ref(from)}) / ${sql.lit(seconds)}))::bigint`;
  const { rows } = await sql<Held>`
    SELECT name, 'days' AS unit, duration::bigint AS quantity, CASE WHEN withdrawn_at IS NULL THEN greatest(0, duration - ${passed('t.created_at', 86_400)}) ELSE 0 END AS taken_back FROM subscriptions AS t WHERE ${of}
    UNION ALL SELECT name, 'minutes', total, CASE WHEN withdrawn_at IS NULL THEN greatest(0, total - ${passed('t.valid_from', 60)}) ELSE 0 END
      FROM (SELECT p.*, (extract(epoch FROM p.valid_to - p.valid_from) / 60)::bigint AS total FROM passes AS p) AS t WHERE ${of}
    UNION ALL SELECT name, 'minutes', minutes, CASE WHEN withdrawn_at IS NULL THEN minutes - ceil(used_seconds / 60.0)::bigint ELSE 0 END FROM time_tickets AS t WHERE ${of}
    UNION ALL SELECT name, CASE type WHEN 'coin' THEN 'coins' ELSE 'percent' END, amount, CASE WHEN withdrawn_at IS NULL AND NOT active THEN amount ELSE 0 END FROM inventory AS t WHERE ${of}`.execute(db);
  return rows;
}

/** Ends what is left of what a sale gave. */
export async function withdraw(context: Context, ref: SaleRef): Promise<void> {
  const { invoice, transaction } = refIds(ref);
  await endHoldings(context, sql`invoice_id = ${invoice}::bigint OR transaction_id = ${transaction}::bigint`);
}

/** Stock that a sale took and that goes back. A shelf that is gone takes nothing back. */
export interface Returned {
  readonly variant: number;
  /** Id of the warehouse. */
  readonly place: number;
  /** Its name, while it is there. */
  readonly warehouse: string | null;
  readonly quantity: number;
  readonly gone: boolean;
}
export const movesBack = (returns: readonly Returned[]): readonly Move[] => returns.filter(({ gone }) => !gone).map(({ variant, place, quantity }) => ({ variant, warehouse: place, amount: quantity }));
/** @param held until the transaction ends: nobody moves these shelves meanwhile */
export async function returnsOf({ db }: Context, ref: SaleRef, held: boolean): Promise<readonly Returned[]> {
  const { invoice, transaction } = refIds(ref);
  const moved = sql`(SELECT m.variant_id, m.warehouse_id, -sum(m.amount)::bigint AS amount FROM stock_moves AS m WHERE (m.invoice_id = ${invoice}::bigint OR m.transaction_id = ${transaction}::bigint) AND m.reason = 'sale' GROUP BY m.variant_id, m.warehouse_id)`;
  if (held) {
    await sql`SELECT FROM variant_stocks AS s WHERE EXISTS (SELECT FROM ${moved} AS m WHERE m.variant_id = s.variant_id AND m.warehouse_id = s.warehouse_id) ORDER BY s.variant_id, s.warehouse_id FOR NO KEY UPDATE OF s`.execute(db);
  }
  const { rows } = await sql<Returned>`SELECT m.variant_id AS variant, m.warehouse_id AS place, w.name AS warehouse, m.amount AS quantity, s.id IS NULL AS gone FROM ${moved} AS m
    LEFT JOIN variant_stocks AS s ON s.variant_id = m.variant_id AND s.warehouse_id = m.warehouse_id LEFT JOIN warehouses AS w ON w.id = m.warehouse_id WHERE m.amount > 0 ORDER BY m.variant_id, m.warehouse_id`.execute(db);
  return rows;
}
