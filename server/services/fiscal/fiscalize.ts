import { sql } from 'kysely';
import { admin } from '#resources/schema/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import { beginFiscal } from '#server/services/fiscal/begin.ts';
import { storedInvoice } from '#server/services/fiscal/stored.ts';
import { reopen } from '#server/services/fiscal/tasks.ts';
import type { FiscalState } from '#server/services/fiscal/types.ts';
import type { Context } from '#server/store.ts';

interface Standing {
  readonly arena: number;
  readonly fiscalized: boolean;
  /** What became of its task; null where it has none. */
  readonly state: FiscalState | null;
  /** Whether sales that are paid like it are told to the tax office. */
  readonly wanted: boolean;
  /** It was taken back, or takes one back, and nobody was told of the other one. */
  readonly undone: boolean;
}

/** How an invoice stands; held until the transaction ends. @throws Refusal `notFound`, and `forbidden` in an arena that the caller does not work in */
export async function standingOf({ db, caller }: Context, id: number): Promise<Standing> {
  // First held, then read: what was read while somebody else was waited for does not know what they did.
  await sql`SELECT FROM invoices WHERE id = ${id} FOR UPDATE`.execute(db);
  const { rows } = await sql<Standing>`SELECT i.arena_id AS arena, i.fiscalized, (SELECT t.state FROM fiscal_tasks AS t WHERE t.invoice_id = i.id) AS state,
    EXISTS (SELECT FROM payment_methods AS m WHERE m.arena_id = i.arena_id AND m.payment_method = i.payment_method AND m.fiscalize) AS wanted,
    EXISTS (SELECT FROM invoices AS o WHERE o.id = coalesce(i.restored_invoice_id, (SELECT r.id FROM invoices AS r WHERE r.restored_invoice_id = i.id)) AND NOT o.fiscalized AND NOT EXISTS (SELECT FROM fiscal_tasks AS t WHERE t.invoice_id = o.id)) AS undone
    FROM invoices AS i WHERE i.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw new Refusal('notFound');
  if (!admin(caller) && !caller.arenas.includes(row.arena)) throw new Refusal('forbidden');
  return row;
}

/**
 * Makes an invoice ready to be told now: one that waits or was refused is told again with the codes it has, one whose sale told nobody gets its codes.
 * @throws Refusal `notFiscal` where no tax office wants to know of it, `undoneUntold` where a sale and what took it back are nobody's business: of one half alone no office is told
 */
export async function ready(context: Context, id: number, { fiscalized, state, wanted, undone }: Standing): Promise<void> {
  if (fiscalized || state === 'done') return;
  if (state !== null) return await reopen(context.db, id, context.now());
  if (wanted && undone) throw new Refusal('undoneUntold');
  const invoice = wanted ? await storedInvoice(context, id) : null;
  const data = invoice ? await beginFiscal(context, invoice) : {};
  if (Object.keys(data).length === 0 && (await standingOf(context, id)).state === null) throw new Refusal('notFiscal');
  await sql`UPDATE invoices SET fiscal_data = fiscal_data || ${JSON.stringify(data)}::jsonb WHERE id = ${id}`.execute(context.db);
}
