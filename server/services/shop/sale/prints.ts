import { sql } from 'kysely';
import { Refusal } from '#server/http/refusal.ts';
import { refuseForeign } from '#server/services/shop/sale/restore.ts';
import type { Context } from '#server/store.ts';

/**
 * Writes down that an invoice is printed once more, by whichever machine; answers which copy it is, 0 for the original. It is asked before anything is printed: of two
 * that print at once, one has the original.
 * @throws Refusal `notFound`, `forbidden` in an arena that the caller does not work in
 */
export async function notePrint(context: Context, id: number): Promise<{ readonly copy: number }> {
  const { db, caller, now } = context;
  const { rows: [invoice] } = await sql<{ arena: number }>`SELECT arena_id AS arena FROM invoices WHERE id = ${id} FOR NO KEY UPDATE`.execute(db);
  if (!invoice) throw new Refusal('notFound');
  refuseForeign(context, invoice.arena);
  const { rows: [made] } = await sql<{ copy: number }>`INSERT INTO invoice_prints (invoice_id, copy, actor_id, created_at)
    SELECT ${id}, coalesce(max(copy) + 1, 0), ${caller.id}, ${now().toISOString()}::timestamptz FROM invoice_prints WHERE invoice_id = ${id} RETURNING copy`.execute(db);
  if (!made) throw new Error('notePrint: no row');
  return { copy: made.copy };
}
