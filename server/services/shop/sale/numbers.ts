import { sql } from 'kysely';
import { invoiceLabel } from '#resources/domain/invoice-number.ts';
import { wallClockOf } from '#resources/domain/zone.ts';
import { placeMark, type FrozenArena } from '#server/services/shop/sale/place.ts';
import type { Context } from '#server/store.ts';

/** Waits until nobody else numbers papers of a register; 0 stands for the transactions of the arena. Held until the transaction ends, so that no number is lost or given twice. */
const hold = async ({ db }: Context, arena: number, register: number): Promise<void> => {
  await sql`INSERT INTO number_keepers (arena_id, register_label) VALUES (${arena}, ${register}) ON CONFLICT (arena_id, register_label) DO NOTHING`.execute(db);
  await sql`SELECT FROM number_keepers WHERE arena_id = ${arena} AND register_label = ${register} FOR UPDATE`.execute(db);
};

export interface Numbered {
  readonly sequence: number;
  /** Of the arena's calendar. */
  readonly year: number;
  readonly label: string;
  /** When the paper is issued: read while the register is held, so that numbers follow time. */
  readonly at: Date;
}

/** The next number of a register in the year that it is in the arena. */
export async function nextNumber(context: Context, arena: number, register: number, frozen: FrozenArena): Promise<Numbered> {
  await hold(context, arena, register);
  const at = context.now();
  const year = Number(wallClockOf(at, frozen.timezone).day.slice(0, 4));
  const { rows } = await sql<{ next: number }>`SELECT coalesce(max(sequence), 0) + 1 AS next FROM invoices WHERE arena_id = ${arena} AND register_label = ${register} AND year = ${year}`.execute(context.db);
  const sequence = rows[0]?.next ?? 1;
  return { sequence, year, at, label: invoiceLabel({ locale: frozen.locale, place: placeMark(arena, frozen), register, year, sequence }) };
}

/** The next number among an arena's transactions. */
export async function nextTransaction(context: Context, arena: number): Promise<number> {
  await hold(context, arena, 0);
  const { rows } = await sql<{ next: number }>`SELECT coalesce(max(number), 0) + 1 AS next FROM transactions WHERE arena_id = ${arena}`.execute(context.db);
  return rows[0]?.next ?? 1;
}
