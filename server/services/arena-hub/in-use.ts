import { sql } from 'kysely';
import { Refusal } from '#server/http/refusal.ts';
import type { Context } from '#server/store.ts';

/** Amounts that stand in the arena's currency: prices and costs of what it has in stock, orders, invoices. The row of the arena is locked by then. */
const priced = async ({ db }: Context, arena: number): Promise<boolean> => {
  const { rows } = await sql`SELECT FROM arenas AS a WHERE a.id = ${arena} AND (EXISTS (SELECT FROM variant_stocks AS s WHERE s.arena_id = a.id AND (s.price > 0 OR s.cost > 0))
    OR EXISTS (SELECT FROM orders AS o WHERE o.arena_id = a.id) OR EXISTS (SELECT FROM invoices AS i WHERE i.arena_id = a.id))`.execute(db);
  return rows.length > 0;
};
const taxed = sql`(EXISTS (SELECT FROM variant_stocks AS s JOIN variant_stock_taxes AS t ON t.stock_id = s.id WHERE s.arena_id = a.id) OR EXISTS (SELECT FROM invoices AS i WHERE i.arena_id = a.id))`;
const refused = (path: string) => new Refusal('countryInUse', { violations: [{ path, rule: 'countryInUse' }] });

/** No amount is converted, so an arena that has some keeps its currency. @throws Refusal `currencyInUse` */
export const refuseOtherCurrency = async (context: Context, arena: number): Promise<void> => {
  if (await priced(context, arena)) throw new Refusal('currencyInUse', { violations: [{ path: 'currency', rule: 'currencyInUse' }] });
};
/** The locale decides the tax office, the words and the numbers of an arena's invoices: one series is not told to two offices. @throws Refusal `localeInUse` */
export const refuseOtherLocale = async ({ db }: Context, arena: number): Promise<void> => {
  const { rows } = await sql`SELECT FROM invoices AS i WHERE i.arena_id = ${arena} LIMIT 1`.execute(db);
  if (rows.length > 0) throw new Refusal('localeInUse', { violations: [{ path: 'locale', rule: 'onInvoices' }] });
};
/** Invoices are the company's: their numbers run on under it, and in a chain each hangs on the one before. @throws Refusal `companyInUse` */
export const refuseOtherCompany = async ({ db }: Context, arena: number, company: number): Promise<void> => {
  const { rows } = await sql`SELECT FROM companies AS c WHERE c.id = ${company} AND EXISTS (SELECT FROM invoices AS i WHERE i.arena_id = ${arena})`.execute(db);
  if (rows.length > 0) throw new Refusal('companyInUse', { violations: [{ path: 'company_id', rule: 'onInvoices' }] });
};
/** Taxes are those of the company's country: an arena that has some in use stays with the companies of it. @throws Refusal `countryInUse` */
export const refuseCompanyAbroad = async ({ db }: Context, arena: number, company: number): Promise<void> => {
  const { rows } = await sql`SELECT FROM arenas AS a JOIN companies AS was ON was.id = a.company_id JOIN companies AS next ON next.id = ${company}
    WHERE a.id = ${arena} AND next.country_id IS DISTINCT FROM was.country_id AND ${taxed}`.execute(db);
  if (rows.length > 0) throw refused('company_id');
};
/** The same from the other side: a company does not move while its arenas have taxes of its country in use. @throws Refusal `countryInUse` */
export const refuseMoveAbroad = async ({ db }: Context, company: number, country: number): Promise<void> => {
  const { rows } = await sql`SELECT FROM arenas AS a JOIN companies AS c ON c.id = a.company_id WHERE c.id = ${company} AND c.country_id IS DISTINCT FROM ${country} AND ${taxed} LIMIT 1`.execute(db);
  if (rows.length > 0) throw refused('country_id');
};
/** What a country asks of its companies, and which office is told, goes by its code: it stays while companies are in it. The row of the country is locked by then. @throws Refusal `codeInUse` */
export const refuseOtherCode = async ({ db }: Context, country: number): Promise<void> => {
  const { rows } = await sql`SELECT FROM companies AS c WHERE c.country_id = ${country} LIMIT 1`.execute(db);
  if (rows.length > 0) throw new Refusal('codeInUse', { violations: [{ path: 'code', rule: 'codeInUse' }] });
};
