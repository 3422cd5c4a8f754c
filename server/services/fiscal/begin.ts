import { sql } from 'kysely';
import { instantOf } from '#resources/domain/zone.ts';
import { isDemo, signerOf } from '#server/services/fiscal/company.ts';
import { countries } from '#server/services/fiscal/countries.ts';
import { fiscalLocales, type AnyCountry, type FiscalLocale, type Kept } from '#server/services/fiscal/country.ts';
import { channel } from '#server/services/fiscal/tasks.ts';
import type { FiscalInvoice } from '#server/services/fiscal/types.ts';
import type { Context, Row } from '#server/store.ts';

/** Seconds that a sale has to tell the authority itself; then a worker does. */
const head = 5;

/** The country whose rules hold for papers in a language; null where there are none. */
export const countryOf = (locale: string): { readonly locale: FiscalLocale; readonly country: AnyCountry } | null => {
  const known = fiscalLocales.find((one) => one === locale);
  const country = known && countries[known];
  return known && country ? { locale: known, country } : null;
};
/** The instant at which a local wall time of an arena comes. */
const instantAt = (local: string, timezone: string): Date => instantOf(local.slice(0, 10), local.slice(11), timezone);

/** The last link of a chain, which nobody else adds to until this transaction ends. */
const lastLink = async ({ db }: Context, chain: string): Promise<{ readonly position: number; readonly link: Kept | null }> => {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${chain}, 0))`.execute(db);
  const { rows } = await sql<{ position: number; link: Kept }>`SELECT position, link FROM fiscal_links WHERE chain = ${chain} ORDER BY position DESC LIMIT 1`.execute(db);
  return rows[0] ?? { position: 0, link: null };
};

/**
 * Computes the codes of an invoice that was just made and writes the task that tells it, in the sale's own transaction; talks to nobody. Called only where the
 * arena's payment method is fiscalized. Answers the codes for the invoice's `fiscal_data`; nothing, and no task, where company or country need no record.
 */
export async function beginFiscal(context: Context, invoice: FiscalInvoice): Promise<Row> {
  const found = countryOf(invoice.locale);
  const signer = found ? await signerOf(context, invoice.issuer.id) : null;
  if (!found || !signer) return {};
  const { locale, country } = found;
  const { db, now } = context;
  const chain = country.chain ? `${locale}/${country.chain(invoice)}` : null;
  const last = chain === null ? { position: 0, link: null } : await lastLink(context, chain);
  const { data, kept, links = [] } = await country.begin(invoice, { ...signer, previous: last.link });
  for (const [i, link] of links.entries()) {
    const own = i === links.length - 1 ? invoice.id : null;
    await sql`INSERT INTO fiscal_links (chain, position, invoice_id, link) VALUES (${chain}, ${last.position + 1 + i}, ${own}, ${JSON.stringify(link)}::jsonb)`.execute(db);
  }
  const until = country.deadline(invoice.issued);
  await sql`INSERT INTO fiscal_tasks (invoice_id, locale, company_id, invoice, kept, demo, due_at, deadline, created_at) VALUES (${invoice.id}, ${locale}, ${invoice.issuer.id}, ${JSON.stringify(invoice)}::jsonb,
    ${JSON.stringify(kept)}::jsonb, ${isDemo(signer, country, context.fiscalUrls?.[locale])}, ${new Date(now().getTime() + head * 1_000).toISOString()}, ${until === null ? null : instantAt(until, invoice.timezone).toISOString()}, ${now().toISOString()})`.execute(db);
  await sql`SELECT pg_notify(${channel}, '')`.execute(db);
  return data;
}
