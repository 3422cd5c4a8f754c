import { sql } from 'kysely';
import type { Services } from '#server/plug.ts';
import { beginFiscal, settleFiscal } from '#server/services/fiscal/index.ts';
import { storedInvoice } from '#server/services/fiscal/stored.ts';
import type { Context } from '#server/store.ts';

/** Milliseconds that a till waits for the tax office; a worker goes on after that. */
const patience = 4_000;

/** Computes and stores what the tax office wants of an invoice that was just written, in the transaction that writes it. Talks to nobody. */
export async function begin(context: Context, id: number): Promise<void> {
  const invoice = await storedInvoice(context, id);
  const codes = invoice ? await beginFiscal(context, invoice) : {};
  if (Object.keys(codes).length > 0) await sql`UPDATE invoices SET fiscal_data = fiscal_data || ${JSON.stringify(codes)}::jsonb WHERE id = ${id}`.execute(context.db);
}

/** Asks the tax office, after the commit and outside of any transaction. Whatever it does, the invoice stands. */
export const settle = async (services: Services, invoice: number): Promise<void> => void (await settleFiscal(services, invoice, patience));
