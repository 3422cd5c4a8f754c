import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { inTransaction } from '#server/http/transactions.ts';
import { signerOf, type Signer } from '#server/services/fiscal/company.ts';
import { countries } from '#server/services/fiscal/countries.ts';
import { fiscalLocales, type FiscalLocale, type Kept, type SealedCountry } from '#server/services/fiscal/country.ts';
import { sealUpTo } from '#server/services/fiscal/sealing.ts';
import { patience } from '#server/services/fiscal/tasks.ts';
import { lineTo, type Lines } from '#server/services/fiscal/tell.ts';
import { wallTimeOf } from '#server/services/fiscal/wall-time.ts';

/** A register that a chain of sealed links belongs to. */
interface Chain {
  readonly chain: string;
  readonly position: number;
  readonly link: Kept;
  readonly company: number;
  readonly timezone: string;
  readonly givenUp: boolean;
  /** The year's receipt that was not signed, once the device signs again. */
  readonly unsigned: Kept | null;
  /** The last link of its own, without an invoice, that has no seal. */
  readonly open: number | null;
}
/** How long a register is switched off before it counts as given up. */
const offFor = '24 hours';

const chainsOf = async (db: Kysely<Database>, locale: FiscalLocale, now: Date): Promise<readonly Chain[]> => {
  const name = sql`${`${locale}/`} || r.arena_id || '/' || r.label`;
  const sealOf = (column: string) => sql`(SELECT s.${sql.ref(column)} FROM fiscal_seals AS s WHERE s.chain = l.chain AND s.position = l.position)`;
  const { rows } = await sql<Chain>`SELECT h.chain, h.position, h.link, o.company_id AS company, o.timezone, NOT r.active AND r.updated_at <= ${now.toISOString()}::timestamptz - ${offFor}::interval AS "givenUp",
      CASE WHEN y.signed = false AND EXISTS (SELECT FROM fiscal_seals AS s WHERE s.chain = h.chain AND s.position > y.position AND s.signed) THEN y.link END AS unsigned, w.position AS open
    FROM cash_registers AS r
    JOIN LATERAL (SELECT l.chain, l.position, l.link FROM fiscal_links AS l WHERE l.chain = ${name} ORDER BY l.position DESC LIMIT 1) AS h ON true
    JOIN LATERAL (SELECT t.company_id, t.invoice->>'timezone' AS timezone FROM fiscal_links AS l JOIN fiscal_tasks AS t ON t.invoice_id = l.invoice_id WHERE l.chain = h.chain ORDER BY l.position DESC LIMIT 1) AS o ON true
    LEFT JOIN LATERAL (SELECT l.position, l.link, ${sealOf('signed')} AS signed FROM fiscal_links AS l WHERE l.chain = h.chain AND l.invoice_id IS NULL AND l.link->>'kind' = 'yearly' ORDER BY l.position DESC LIMIT 1) AS y ON true
    LEFT JOIN LATERAL (SELECT l.position FROM fiscal_links AS l WHERE l.chain = h.chain AND l.invoice_id IS NULL AND ${sealOf('position')} IS NULL ORDER BY l.position DESC LIMIT 1) AS w ON true
    ORDER BY h.chain`.execute(db);
  return rows;
};

/** Adds the link that is due after the last one, once, whoever else looks at this moment; answers its place. */
const add = async ({ db, now }: Lines, { chain, timezone, ...moment }: Chain, { seals }: SealedCountry, signer: Signer): Promise<number | null> =>
  await inTransaction(db, async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${chain}, 0))`.execute(trx);
    const { rows: [head] } = await sql<{ position: number; link: Kept }>`SELECT position, link FROM fiscal_links WHERE chain = ${chain} ORDER BY position DESC LIMIT 1`.execute(trx);
    // Somebody added one meanwhile: what is due is seen at the next look.
    if (head?.position !== moment.position) return null;
    const position = head.position + 1;
    const link = seals.due(head.link, { ...moment, position, now: wallTimeOf(now(), timezone) }, signer);
    if (link === null) return null;
    await sql`INSERT INTO fiscal_links (chain, position, link, created_at) VALUES (${chain}, ${position}, ${JSON.stringify(link)}::jsonb, ${now().toISOString()})`.execute(trx);
    return position;
  });

/**
 * Adds what must stand in the chains of registers although nothing is sold, such as the receipt at the end of a month, and has it sealed. A device that is down is asked
 * again at the next look; a sale that comes before goes on over it.
 */
export async function closePeriods(services: Lines, signal?: AbortSignal): Promise<void> {
  const { db, now } = services;
  for (const locale of fiscalLocales) {
    const country = countries[locale];
    if (!country || !('seals' in country)) continue;
    for (const chain of await chainsOf(db, locale, now())) {
      if (signal?.aborted) return;
      const moment = { now: wallTimeOf(now(), chain.timezone), position: chain.position + 1, givenUp: chain.givenUp, unsigned: chain.unsigned };
      const signer = await signerOf(services, chain.company);
      if (!signer || (chain.open === null && country.seals.due(chain.link, moment, signer) === null)) continue;
      const position = (await add(services, chain, country, signer)) ?? chain.open;
      const until = Date.now() + patience;
      const line = position === null ? null : lineTo(services, locale, country, signer, until, signal);
      if (position !== null && line) await sealUpTo({ db, now, post: line.post, until, demo: line.own }, { chain: chain.chain, position, link: chain.link }, position, 0, country.seals, signer);
    }
  }
}
