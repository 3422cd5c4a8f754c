import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { inTransaction } from '#server/http/transactions.ts';
import type { FiscalLocale, Kept, Office } from '#server/services/fiscal/country.ts';

/** What the stand-in remembers, in the database, so that all processes are one authority. */
export function officeOf(pool: Kysely<Database>, locale: FiscalLocale, now: Date): Office {
  const find = async (db: Kysely<Database>, identity: string): Promise<Kept | null> => {
    const { rows } = await sql<{ kept: Kept }>`SELECT kept FROM office_records WHERE locale = ${locale} AND identity = ${identity}`.execute(db);
    return rows[0]?.kept ?? null;
  };
  return {
    now,
    known: (identity) => find(pool, identity),
    once: (identity, make) => inTransaction(pool, async (trx) => {
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`office/${locale}/${identity}`}, 0))`.execute(trx);
      const there = await find(trx, identity);
      if (there) return there;
      const count = async (series: string): Promise<number> => {
        const { rows } = await sql<{ last: number }>`INSERT INTO office_series AS s (locale, name, last) VALUES (${locale}, ${series}, 1) ON CONFLICT (locale, name) DO UPDATE SET last = s.last + 1 RETURNING last`.execute(trx);
        return rows[0]?.last ?? 0;
      };
      const kept = await make(count);
      await sql`INSERT INTO office_records (locale, identity, kept, created_at) VALUES (${locale}, ${identity}, ${JSON.stringify(kept)}::jsonb, ${now.toISOString()})`.execute(trx);
      return kept;
    }),
  };
}
