import { sql } from 'kysely';
import type { Services } from '#server/plug.ts';
import { beginFiscal, settleFiscal, type FiscalInvoice, type TakenBack } from '#server/services/fiscal/index.ts';
import { placeMark } from '#server/services/shop/sale/place.ts';
import type { Written } from '#server/services/shop/sale/papers.ts';
import type { Context } from '#server/store.ts';

/** A written invoice as it is told to a tax office. */
export const fiscalInvoiceOf = (paper: Written, recipient: FiscalInvoice['recipient'], takesBack: TakenBack | null): FiscalInvoice => ({
  id: paper.id, arena: paper.arena, locale: paper.frozen.locale, issued: paper.issued, timezone: paper.frozen.timezone, place: placeMark(paper.arena, paper.frozen), register: paper.register, year: paper.year,
  sequence: paper.sequence, label: paper.label, currency: paper.currency, gross: paper.gross, net: paper.net, taxes: paper.taxes, paymentMethod: paper.method, issuer: paper.frozen.company, recipient,
  operator: { name: paper.issuer.frozen.name, pidn: paper.issuer.frozen.pidn }, lines: paper.lines.map(({ name, quantity, price, total }) => ({ name, quantity, price, total })), takesBack,
});

/** Milliseconds that a till waits for the tax office; a worker goes on after that. */
const patience = 4_000;

/** Computes and stores what the tax office wants of an invoice, in the transaction that writes it. Talks to nobody. */
export async function begin(context: Context, invoice: FiscalInvoice): Promise<void> {
  const codes = await beginFiscal(context, invoice);
  if (Object.keys(codes).length > 0) await sql`UPDATE invoices SET fiscal_data = fiscal_data || ${JSON.stringify(codes)}::jsonb WHERE id = ${invoice.id}`.execute(context.db);
}

/** Asks the tax office, after the commit and outside of any transaction. Whatever it does, the invoice stands. */
export const settle = async (services: Services, invoice: number): Promise<void> => void (await settleFiscal(services, invoice, patience));
