import { sql } from 'kysely';
import { Refusal } from '#server/http/refusal.ts';
import { movesBack, withdraw } from '#server/services/shop/sale/held.ts';
import { lotsOf } from '#server/services/shop/sale/lots.ts';
import { moveStock, writeTransaction } from '#server/services/shop/sale/papers.ts';
import { holdPaper, takeBack, takeRewardsBack, type RestoreSheet } from '#server/services/shop/sale/restore.ts';
import type { Context } from '#server/store.ts';

interface Stored {
  readonly arena: number;
  readonly description: string;
  readonly to: number | null;
  readonly to_frozen: object | null;
  readonly invoice: number | null;
  readonly coins: number;
  readonly restored: boolean;
}
const stored = async ({ db }: Context, id: number): Promise<Stored> => {
  const { rows: [row] } = await sql<Stored>`SELECT t.arena_id AS arena, t.description, t.to_user_id AS "to", t.to_user_frozen AS to_frozen, t.invoice_id AS invoice, coalesce(g.amount, 0) AS coins,
      t.restored_transaction_id IS NOT NULL OR EXISTS (SELECT FROM transactions AS r WHERE r.restored_transaction_id = t.id) AS restored
    FROM transactions AS t LEFT JOIN coin_ledger AS g ON g.id = t.ledger_id WHERE t.id = ${id}`.execute(db);
  if (!row) throw new Refusal('notFound');
  return row;
};

/** What a restore will do with the coins, said beforehand. @throws Refusal `notFound`, `notRestorable` */
export async function transactionSheet(context: Context, id: number): Promise<Pick<RestoreSheet, 'coins'>> {
  const { restored, coins } = await stored(context, id);
  if (restored || coins < 0) throw new Refusal('notRestorable');
  const [lot] = await lotsOf(context, { transaction: id });
  const [sold, left] = [lot?.sold ?? 0, lot?.left ?? 0];
  return { coins: { sold, left, taken_back: left, returned: 0 } };
}

/**
 * Takes a transaction back: coins that are not played, and where it stands for a sale without an invoice also stock and what the player got. Answers the reversal's id.
 * @throws Refusal `notFound`, `forbidden` for a foreign arena, `invalid`, `notRestorable` for what was taken back, takes something back or took coins
 */
export async function restoreTransaction(context: Context, id: number, sent: unknown): Promise<{ readonly transaction: number }> {
  const held = await holdPaper(context, id, sent, { table: 'transactions', read: stored, playerOf: ({ to }) => to, final: ({ restored, coins }) => restored || coins < 0 });
  const { paper: { arena, description, to, to_frozen, invoice }, issuer, takesBack, returns, rewards, lots: [lot] } = held;
  const more = { arena, issuer, invoice };
  const transaction = lot
    ? await takeBack(context, lot, { ...more, frozen: to_frozen, reason: takesBack.reason })
    : await writeTransaction(context, { ...more, description, ledger: null, to: { id: to, frozen: to_frozen }, takesBack });
  await moveStock(context, arena, { transaction }, 'restore', movesBack(returns));
  await takeRewardsBack(context, rewards, { ...more, frozen: to_frozen });
  await withdraw(context, { transaction: id });
  return { transaction };
}
