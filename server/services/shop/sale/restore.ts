import { sql } from 'kysely';
import { coinsCategory, isCore } from '#resources/domain/core-categories.ts';
import type { TaxShare } from '#resources/domain/tax.ts';
import { admin } from '#resources/schema/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import { restoreBody, type Company, type SaleBody } from '#server/services/shop/sale/body.ts';
import { begin } from '#server/services/shop/sale/fiscal.ts';
import { heldOf, movesBack, returnsOf, withdraw } from '#server/services/shop/sale/held.ts';
import { lotsOf, rewardsOf, type Lot, type Rewarded } from '#server/services/shop/sale/lots.ts';
import { moveCoins, moveStock, writeInvoice, writeTransaction, type PaperLine } from '#server/services/shop/sale/papers.ts';
import { holdPlayer, issuerOf, type FrozenPerson, type Party } from '#server/services/shop/sale/parties.ts';
import type { FrozenArena } from '#server/services/shop/sale/place.ts';
import type { Context } from '#server/store.ts';

/** An invoice as it was written, with what a reversal negates. */
interface Stored {
  readonly id: number;
  readonly arena: number;
  readonly register: number;
  readonly currency: string;
  readonly frozen: FrozenArena;
  readonly user: number | null;
  readonly user_frozen: (Partial<FrozenPerson> & { readonly company?: Company }) | null;
  readonly method: SaleBody['payment_method'];
  readonly gross: number;
  readonly net: number;
  /** Whether a tax office knows of it, or will. */
  readonly told: boolean;
  readonly restored: boolean;
  readonly lines: readonly PaperLine[];
  readonly taxes: readonly TaxShare[];
}

const stored = async ({ db }: Context, id: number): Promise<Stored> => {
  const { rows: [row] } = await sql<Stored>`SELECT i.id, i.arena_id AS arena, i.register_label AS register, i.currency, i.arena_frozen AS frozen, i.user_id AS "user", i.user_frozen, i.payment_method AS method, i.gross, i.net,
      i.fiscalized OR EXISTS (SELECT FROM fiscal_tasks AS f WHERE f.invoice_id = i.id) AS told, i.restored_invoice_id IS NOT NULL OR EXISTS (SELECT FROM invoices AS r WHERE r.restored_invoice_id = i.id) AS restored,
      (SELECT jsonb_agg(jsonb_build_object('variant', l.variant_id, 'warehouse', l.warehouse_id, 'name', l.name, 'category', l.category, 'attributes', l.category_attributes, 'quantity', l.quantity, 'price', l.price, 'total', l.total) ORDER BY l.position)
        FROM invoice_lines AS l WHERE l.invoice_id = i.id) AS lines,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('name', t.name, 'rate', t.rate, 'base', t.base, 'amount', t.amount) ORDER BY t.position), '[]') FROM invoice_taxes AS t WHERE t.invoice_id = i.id) AS taxes
    FROM invoices AS i WHERE i.id = ${id}`.execute(db);
  if (!row) throw new Refusal('notFound');
  return row;
};

/** @throws Refusal `forbidden` for a paper of an arena the caller does not work in */
export const refuseForeign = ({ caller }: Context, arena: number): void => {
  if (!admin(caller) && !caller.arenas.includes(arena)) throw new Refusal('forbidden');
};

/** What a restore will do, said beforehand. Amounts in minor units; `used` was used or played and stays. */
export interface RestoreSheet {
  /** `daily`: coins that a subscription has brought so far. */
  readonly lines: readonly { readonly name: string; readonly unit: string; readonly daily?: true; readonly quantity: number; readonly taken_back: number; readonly used: number }[];
  readonly coins: {
    readonly sold: number;
    readonly left: number;
    readonly taken_back: number;
    /** Taken back before, by restoring their transaction alone. */
    readonly returned: number;
  };
  /** What goes back to the shelves; a shelf that is gone takes nothing back. */
  readonly stock: readonly { readonly name: string; readonly warehouse: string | null; readonly quantity: number; readonly gone: boolean }[];
  readonly payment_method: SaleBody['payment_method'];
  readonly gross: number;
  readonly currency: string;
}
/** @throws Refusal `notRestorable` for what was taken back, or takes something back itself */
export async function restoreSheet(context: Context, id: number): Promise<RestoreSheet> {
  const invoice = await stored(context, id);
  if (invoice.restored || invoice.gross <= 0) throw new Refusal('notRestorable');
  const [held, lots, stock] = [await heldOf(context, { invoice: id }), await lotsOf(context, { invoice: id }), await returnsOf(context, { invoice: id }, false)];
  const rewards = await rewardsOf(context, { invoice: id }, false);
  const total = (of: 'sold' | 'left' | 'returned') => lots.reduce((sum, lot) => sum + lot[of], 0);
  const [bought, left, returned] = [total('sold'), total('left'), total('returned')];
  /** `unused`: what is not taken back and was not used either. */
  const line = (name: string, unit: string, quantity: number, taken: number, unused = 0) => ({ name, unit, quantity, taken_back: taken, used: quantity - taken - unused });
  // Pieces are never used: what does not go back has lost its shelf.
  const pieces = (name: string, quantity: number, variant: number | null) => {
    const lost = stock.filter((back) => back.variant === variant && back.gone).reduce((sum, back) => sum + back.quantity, 0);
    return line(name, 'pieces', quantity, quantity - lost, lost);
  };
  return {
    lines: [
      ...invoice.lines.filter(({ category }) => !isCore(category)).map(({ name, quantity, variant }) => pieces(name, quantity, variant)),
      ...invoice.lines.filter(({ category }) => category === coinsCategory).map(({ name }) => line(name, 'coins', bought, left, returned)),
      ...held.map(({ name, unit, quantity, taken_back }) => line(name, unit, quantity, taken_back)),
      ...rewards.map((one) => ({ ...line(one.name, 'coins', one.credited, one.left), daily: true as const })),
    ],
    coins: { sold: bought, left, taken_back: left, returned }, payment_method: invoice.method, gross: invoice.gross, currency: invoice.currency,
    stock: stock.map(({ variant, warehouse, quantity, gone }) => ({ name: invoice.lines.find((sold) => sold.variant === variant)?.name ?? '', warehouse, quantity, gone })),
  };
}

/** Takes back what is left of coins, and says so by a transaction beside the one that brought them. */
export async function takeBack(context: Context, lot: Pick<Lot, 'user' | 'left' | 'description' | 'transaction'>, more: { readonly arena: number; readonly issuer: Party; readonly frozen: object | null; readonly invoice: number | null; readonly reason: string }): Promise<number> {
  const { arena, issuer, frozen, invoice, reason } = more;
  const ledger = await moveCoins(context, { user: lot.user, amount: -lot.left, arena, reason: 'restore', invoice });
  return await writeTransaction(context, { arena, description: lot.description, ledger, issuer, to: { id: lot.user, frozen }, invoice, takesBack: { id: lot.transaction, reason } });
}

/** Takes back what is left of the coins that subscriptions have brought day by day; beside each line of the ledger a transaction says so. */
export async function takeRewardsBack(context: Context, rewards: readonly Rewarded[], { arena, issuer, frozen, invoice }: { readonly arena: number; readonly issuer: Party; readonly frozen: object | null; readonly invoice: number | null }): Promise<void> {
  for (const { subscription, name, user, left } of rewards.filter((one) => one.left > 0)) {
    const ledger = await moveCoins(context, { user, amount: -left, arena, reason: 'restore', invoice, subscription });
    await writeTransaction(context, { arena, description: name, ledger, issuer, to: { id: user, frozen }, invoice, takesBack: null });
  }
}

const negated = ({ name, rate, base, amount }: TaxShare): TaxShare => ({ name, rate, base: 0 - base, amount: 0 - amount });

/** How a paper that is taken back is read, who its player is, and whether nothing takes it back any more. */
interface Paper<T> {
  readonly table: 'invoices' | 'transactions';
  readonly read: (context: Context, id: number) => Promise<T>;
  readonly playerOf: (paper: T) => number | null;
  readonly final: (paper: T) => boolean;
}
/**
 * What each taking back begins with: who may, what they say, and who signs. Then the player and the paper are held, in the order of all locks, and all is read anew.
 * @throws Refusal `notFound`, `forbidden` for a foreign arena, `invalid`, `notRestorable`
 */
export const holdPaper = async <T extends { readonly arena: number }>(context: Context, id: number, sent: unknown, { table, read, playerOf, final }: Paper<T>) => {
  const before = await read(context, id);
  refuseForeign(context, before.arena);
  const { by_user, restoring_reason: reason } = restoreBody(sent, context);
  const issuer = await issuerOf(context, by_user);
  await holdPlayer(context, playerOf(before));
  await sql`SELECT FROM ${sql.table(table)} WHERE id = ${id} FOR NO KEY UPDATE`.execute(context.db);
  const paper = await read(context, id);
  if (final(paper)) throw new Refusal('notRestorable');
  const ref = table === 'invoices' ? { invoice: id } : { transaction: id };
  return { paper, issuer, takesBack: { id, reason }, returns: await returnsOf(context, ref, true), rewards: await rewardsOf(context, ref, true), lots: await lotsOf(context, ref) };
};

/**
 * Takes an invoice back: a reversal under a number of its own, with the stored numbers negated, brings back stock, coins that are not played and what is left of what the
 * player got. Answers the reversal's id.
 * @throws Refusal `notFound`, `forbidden` for a foreign arena, `invalid`, `notRestorable`
 */
export async function restoreInvoice(context: Context, id: number, sent: unknown): Promise<{ readonly id: number }> {
  const { paper: invoice, issuer, takesBack, returns, rewards, lots } = await holdPaper(context, id, sent, { table: 'invoices', read: stored, playerOf: ({ user }) => user, final: ({ restored, gross }) => restored || gross <= 0 });
  const { arena, register, currency, frozen, method } = invoice;
  const reversal = await writeInvoice(context, {
    arena, register, currency, frozen, issuer, user: { id: invoice.user, frozen: invoice.user_frozen }, method, gross: -invoice.gross, net: -invoice.net, taxes: invoice.taxes.map(negated), takesBack,
    lines: invoice.lines.map((line) => ({ ...line, quantity: -line.quantity, total: 0 - line.total })),
  });
  await moveStock(context, arena, { invoice: reversal.id }, 'restore', movesBack(returns));
  const { company: _company, ...player } = invoice.user_frozen ?? {};
  for (const lot of lots.filter(({ restored }) => !restored)) await takeBack(context, lot, { arena, issuer, frozen: player, invoice: reversal.id, reason: takesBack.reason });
  await takeRewardsBack(context, rewards, { arena, issuer, frozen: player, invoice: reversal.id });
  await withdraw(context, { invoice: id });
  // What the tax office was never to learn of is not taken back there.
  if (invoice.told) await begin(context, reversal.id);
  return { id: reversal.id };
}
