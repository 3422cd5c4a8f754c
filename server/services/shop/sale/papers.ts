import { sql } from 'kysely';
import type { TaxShare } from '#resources/domain/tax.ts';
import type { SaleBody } from '#server/services/shop/sale/body.ts';
import { nextNumber, nextTransaction, type Numbered } from '#server/services/shop/sale/numbers.ts';
import type { Party } from '#server/services/shop/sale/parties.ts';
import type { FrozenArena } from '#server/services/shop/sale/place.ts';
import type { Context } from '#server/store.ts';

/** A line as an invoice keeps it. */
export interface PaperLine {
  readonly variant: number;
  readonly warehouse: number | null;
  readonly name: string;
  readonly category: string;
  readonly attributes: readonly object[];
  readonly quantity: number;
  readonly price: number;
  readonly total: number;
}
/** An invoice before it has a number. Of a reversal every amount is negated. */
export interface Paper {
  readonly arena: number;
  readonly register: number;
  readonly currency: string;
  readonly frozen: FrozenArena;
  readonly issuer: Party;
  readonly user: { readonly id: number | null; readonly frozen: object | null };
  readonly method: SaleBody['payment_method'];
  readonly lines: readonly PaperLine[];
  readonly gross: number;
  readonly net: number;
  readonly taxes: readonly TaxShare[];
  readonly takesBack: { readonly id: number; readonly reason: string } | null;
}
export type Written = Paper & Numbered & { readonly id: number; /** Ids of the lines, in order. */ readonly lineIds: readonly number[] };

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

/** Writes an invoice with its lines and taxes under the next number of its register. */
export async function writeInvoice(context: Context, paper: Paper): Promise<Written> {
  const { db } = context;
  const numbered = await nextNumber(context, paper.arena, paper.register, paper.frozen);
  const at = numbered.at.toISOString();
  const { rows: [invoice] } = await sql<{ id: number }>`INSERT INTO invoices (arena_id, register_label, year, sequence, number, label, currency, arena_frozen, by_user_id, by_user_frozen, user_id, user_frozen, payment_method, gross, net,
      restored_invoice_id, restoring_reason, created_at, updated_at)
    VALUES (${paper.arena}, ${paper.register}, ${numbered.year}, ${numbered.sequence}, ${String(numbered.sequence)}, ${numbered.label}, ${paper.currency}, ${json(paper.frozen)}, ${paper.issuer.id}, ${json(paper.issuer.frozen)},
      ${paper.user.id}, ${json(paper.user.frozen)}, ${paper.method}, ${paper.gross}, ${paper.net}, ${paper.takesBack?.id ?? null}, ${paper.takesBack?.reason ?? null}, ${at}, ${at}) RETURNING id`.execute(db);
  if (!invoice) throw new Error('writeInvoice: no row');
  const { rows } = await sql<{ id: number }>`INSERT INTO invoice_lines (invoice_id, arena_id, position, variant_id, warehouse_id, name, category, category_attributes, quantity, price, total)
    SELECT ${invoice.id}, ${paper.arena}, l.position - 1, (l.line->>'variant')::bigint, (l.line->>'warehouse')::bigint, l.line->>'name', l.line->>'category', l.line->'attributes', (l.line->>'quantity')::bigint, (l.line->>'price')::bigint, (l.line->>'total')::bigint
    FROM jsonb_array_elements(${JSON.stringify(paper.lines)}::jsonb) WITH ORDINALITY AS l (line, position) ORDER BY l.position RETURNING id`.execute(db);
  await sql`INSERT INTO invoice_taxes (invoice_id, arena_id, position, name, rate, base, amount)
    SELECT ${invoice.id}, ${paper.arena}, t.position - 1, t.tax->>'name', (t.tax->>'rate')::numeric, (t.tax->>'base')::bigint, (t.tax->>'amount')::bigint
    FROM jsonb_array_elements(${JSON.stringify(paper.taxes)}::jsonb) WITH ORDINALITY AS t (tax, position)`.execute(db);
  return { ...paper, ...numbered, id: invoice.id, lineIds: rows.map(({ id }) => id) };
}

/** A transaction before it has a number. */
export interface Booking {
  readonly arena: number;
  readonly description: string;
  /** The line of the ledger that it stands beside, if it moved coins. */
  readonly ledger: number | null;
  readonly issuer: Party;
  readonly to: { readonly id: number | null; readonly frozen: object | null };
  readonly invoice: number | null;
  readonly takesBack: { readonly id: number; readonly reason: string } | null;
}
/** Writes a transaction under the next number of its arena; answers its id. */
export async function writeTransaction(context: Context, { arena, description, ledger, issuer, to, invoice, takesBack }: Booking): Promise<number> {
  const number = await nextTransaction(context, arena);
  const at = context.now().toISOString();
  const { rows: [made] } = await sql<{ id: number }>`INSERT INTO transactions (arena_id, number, description, ledger_id, by_user_id, by_user_frozen, to_user_id, to_user_frozen, invoice_id, restored_transaction_id, restoring_reason, created_at, updated_at)
    VALUES (${arena}, ${number}, ${description}, ${ledger}, ${issuer.id}, ${json(issuer.frozen)}, ${to.id}, ${json(to.frozen)}, ${invoice}, ${takesBack?.id ?? null}, ${takesBack?.reason ?? null}, ${at}, ${at}) RETURNING id`.execute(context.db);
  if (!made) throw new Error('writeTransaction: no row');
  return made.id;
}

/** The sale that something hangs on: an invoice, or a transaction where nothing was to be paid. */
export type SaleRef = { readonly invoice: number } | { readonly transaction: number };
export const refIds = (ref: SaleRef) => ({ invoice: 'invoice' in ref ? ref.invoice : null, transaction: 'transaction' in ref ? ref.transaction : null });

export interface Move {
  readonly variant: number;
  readonly warehouse: number;
  readonly amount: number;
}
/** Moves stock for a sale, or back. */
export async function moveStock({ db, caller, now }: Context, arena: number, ref: SaleRef, reason: 'sale' | 'restore', moves: readonly Move[]): Promise<void> {
  if (moves.length === 0) return;
  const { invoice, transaction } = refIds(ref);
  await sql`INSERT INTO stock_moves (variant_id, warehouse_id, arena_id, amount, reason, invoice_id, transaction_id, actor_id, created_at)
    SELECT m.variant, m.warehouse, ${arena}, m.amount, ${reason}, ${invoice}, ${transaction}, ${caller.id}, ${now().toISOString()}
    FROM jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) AS m (variant bigint, warehouse bigint, amount bigint)`.execute(db);
}

/** Moves somebody's coins by a line of the ledger; answers its id, null where there is nothing to move. */
export async function moveCoins({ db, caller, now }: Context, { user, amount, arena, reason, invoice, subscription = null }: { readonly user: number; readonly amount: number; readonly arena: number; readonly reason: 'sale' | 'restore'; readonly invoice: number | null; readonly subscription?: number | null }): Promise<number | null> {
  if (amount === 0) return null;
  const { rows: [line] } = await sql<{ id: number }>`INSERT INTO coin_ledger (user_id, amount, arena_id, reason, actor_id, created_at, invoice_id, subscription_id)
    VALUES (${user}, ${amount}, ${arena}, ${reason}, ${caller.id}, ${now().toISOString()}, ${invoice}, ${subscription}) RETURNING id`.execute(db);
  return line?.id ?? null;
}
