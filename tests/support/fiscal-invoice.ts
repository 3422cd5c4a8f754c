import { sql, type Kysely } from 'kysely';
import { splitTaxes, type LineTax } from '#resources/domain/tax.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { createSecrets } from '#server/secrets.ts';
import { beginFiscal } from '#server/services/fiscal/index.ts';
import { storedInvoice } from '#server/services/fiscal/stored.ts';
import type { Row } from '#server/store.ts';

interface Sold {
  readonly arena: number;
  readonly at: Date;
  readonly gross?: number;
  readonly method?: 'cash' | 'creditCard' | 'bank';
  readonly taxes?: readonly LineTax[];
  /** Tax number of whoever stood at the till. */
  readonly operator?: string | null;
  readonly company?: { readonly name: string; readonly address: string; readonly pidn: string };
  readonly restores?: number;
  /** The sale tells nobody: neither codes nor a task. */
  readonly untold?: true;
  /** What the sale does before it ends; it is undone when this throws. */
  readonly ends?: () => Promise<void>;
}
const register = 77;

/** Writes an invoice of the arena, and what the tax office is told of it, as a sale does: in one transaction. Answers its id and codes. */
export async function writeInvoice(pool: Kysely<Database>, sold: Sold): Promise<{ readonly id: number; readonly data: Row }> {
  const { arena, at, gross = 1250, method = 'cash', taxes = [{ name: 'PDV 25 %', rate: 25 }], operator = null, company, restores = null } = sold;
  const split = splitTaxes([{ total: gross, taxes }]);
  return await pool.transaction().execute(async (db) => {
    const { rows: [made] } = await sql<{ id: number }>`INSERT INTO invoices (arena_id, register_label, year, sequence, number, label, currency, arena_frozen, by_user_id, by_user_frozen, user_frozen, payment_method, gross, net, restored_invoice_id, restoring_reason, created_at)
      SELECT a.id, ${register}, ${at.getUTCFullYear()}, n.next, n.next::text, CASE a.locale WHEN 'si' THEN coalesce(a.business_place_label, 'PP1') || '-' || ${register}::text || '-' || n.next ELSE n.next || '/' || coalesce(a.business_place_label, 'PP1') || '/' || ${register}::text END, a.currency,
        jsonb_build_object('name', a.name, 'timezone', a.timezone, 'locale', a.locale, 'businessPlaceLabel', a.business_place_label, 'company', jsonb_build_object('id', c.id, 'name', c.name, 'address', c.address, 'pidn', c.pidn)),
        u.id, jsonb_build_object('name', u.username, 'username', u.username, 'email', null, 'pidn', ${operator}::text), ${company ? JSON.stringify({ company }) : null}::jsonb, ${method}, ${gross}, ${split.net}, ${restores},
        ${restores === null ? null : 'Mistake'}, ${at.toISOString()}
      FROM arenas AS a JOIN companies AS c ON c.id = a.company_id, (SELECT id, username FROM users WHERE username = 'employee') AS u,
        (SELECT coalesce(max(sequence), 0) + 1 AS next FROM invoices WHERE arena_id = ${arena} AND register_label = ${register}) AS n
      WHERE a.id = ${arena} RETURNING id`.execute(db);
    const id = made?.id ?? 0;
    for (const [position, { name, rate, base, amount }] of split.taxes.entries()) await sql`INSERT INTO invoice_taxes (invoice_id, arena_id, position, name, rate, base, amount) VALUES (${id}, ${arena}, ${position}, ${name}, ${rate}, ${base}, ${amount})`.execute(db);
    const invoice = await storedInvoice({ db }, id);
    if (!invoice) throw new Error('the invoice is gone');
    const context = { db, caller: { id: 1, username: 'admin', roles: ['admin'], arenas: [] }, now: () => at, secrets: createSecrets(readConfig([], {})), language: 'en', include: [] };
    const data = sold.untold ? {} : await beginFiscal(context, invoice);
    await sql`UPDATE invoices SET fiscal_data = ${JSON.stringify(data)}::jsonb WHERE id = ${id}`.execute(db);
    await sold.ends?.();
    return { id, data };
  });
}
