import { sql } from 'kysely';
import { wallTimeOf } from '#server/services/fiscal/wall-time.ts';
import type { FiscalInvoice, TakenBack } from '#server/services/fiscal/types.ts';
import type { Context } from '#server/store.ts';

type Stored = Omit<FiscalInvoice, 'issued' | 'instant' | 'takesBack'> & { readonly at: string; readonly takesBack: (Omit<TakenBack, 'issued'> & { readonly at: string }) | null };

/** An invoice as it was written, as it is told to a tax office; for one whose sale told nobody. */
export async function storedInvoice({ db }: Pick<Context, 'db'>, id: number): Promise<FiscalInvoice | null> {
  const { rows } = await sql<Stored>`SELECT i.id, i.arena_id AS arena, i.arena_frozen->>'locale' AS locale, i.arena_frozen->>'timezone' AS timezone, i.created_at AS at, coalesce(i.arena_frozen->>'businessPlaceLabel', 'PP' || i.arena_id) AS place,
    i.register_label AS register, i.year, i.sequence, i.label, i.currency, i.gross, i.net, i.payment_method AS "paymentMethod", i.arena_frozen->'company' AS issuer, i.user_frozen->'company' AS recipient,
    jsonb_build_object('name', i.by_user_frozen->'name', 'pidn', i.by_user_frozen->'pidn') AS operator,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('name', t.name, 'rate', t.rate, 'base', t.base, 'amount', t.amount) ORDER BY t.position), '[]') FROM invoice_taxes AS t WHERE t.invoice_id = i.id) AS taxes,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('name', l.name, 'quantity', l.quantity, 'price', l.price, 'total', l.total) ORDER BY l.position), '[]') FROM invoice_lines AS l WHERE l.invoice_id = i.id) AS lines,
    CASE WHEN o.id IS NOT NULL THEN jsonb_build_object('id', o.id, 'label', o.label, 'at', o.created_at, 'fiscal_data', o.fiscal_data) END AS "takesBack"
    FROM invoices AS i LEFT JOIN invoices AS o ON o.id = i.restored_invoice_id WHERE i.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { at, takesBack, ...invoice } = row;
  const moment = new Date(at);
  const [issued, instant] = [wallTimeOf(moment, invoice.timezone), moment.toISOString()];
  if (!takesBack) return { ...invoice, issued, instant, takesBack: null };
  const { at: then, ...original } = takesBack;
  return { ...invoice, issued, instant, takesBack: { ...original, issued: wallTimeOf(new Date(then), invoice.timezone) } };
}
