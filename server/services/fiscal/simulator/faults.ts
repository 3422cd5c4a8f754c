import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { FiscalLocale } from '#server/services/fiscal/country.ts';

/**
 * How the stand-in fails. `timeout`: it takes the invoice and its answer never arrives. `down`: the connection breaks, nothing is taken. `reject:<code>`: it refuses
 * with that code of the authority.
 */
export type Fault = 'ok' | 'timeout' | 'down' | `reject:${string}`;
export const isFault = (text: unknown): text is Fault => typeof text === 'string' && /^(ok|timeout|down|reject:[A-Za-z0-9._-]{1,40})$/.test(text);

export async function faultOf(db: Kysely<Database>, locale: FiscalLocale): Promise<Fault> {
  const { rows } = await sql<{ fault: Fault }>`SELECT fault FROM office_faults WHERE locale = ${locale}`.execute(db);
  return rows[0]?.fault ?? 'ok';
}
export async function setFault(db: Kysely<Database>, locale: FiscalLocale, fault: Fault): Promise<void> {
  if (fault === 'ok') await sql`DELETE FROM office_faults WHERE locale = ${locale}`.execute(db);
  else await sql`INSERT INTO office_faults (locale, fault) VALUES (${locale}, ${fault}) ON CONFLICT (locale) DO UPDATE SET fault = excluded.fault`.execute(db);
}
