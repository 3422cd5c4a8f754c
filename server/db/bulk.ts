import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { poolOf, type Database } from '#server/db/database.ts';
import { quoted } from '#server/db/identifiers.ts';

export type Cell = string | number | boolean | null | undefined;
/** One transaction on one connection, and a way to fill its tables with COPY. */
export interface Bulk {
  readonly db: Transaction<Database>;
  /** Rows into a table, in the order of `columns`; nothing for none. Triggers and constraints work as for INSERT. */
  readonly copy: (table: string, columns: readonly string[], rows: readonly (readonly Cell[])[]) => Promise<void>;
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
/** A value as COPY's text format has it (PostgreSQL manual, COPY, "Text Format"). */
export const copyText = (cell: Cell): string => (cell === null || cell === undefined ? '\\N' : String(cell).replace(/[\\\n\r\t]/g, (sign) => escapes[sign] ?? sign));

const copyOn = (client: PoolClient): Bulk['copy'] => async (table, columns, rows) => {
  if (rows.length === 0) return;
  const target = client.query(copyFrom(`COPY ${quoted(table)} (${columns.map(quoted).join(', ')}) FROM STDIN`));
  await pipeline(Readable.from((function* lines() {
    for (const row of rows) yield `${row.map(copyText).join('\t')}\n`;
  })()), target);
};

/** Runs `work` in one transaction that can COPY; all of it or nothing. */
export async function inBulk<T>(db: Kysely<Database>, work: (bulk: Bulk) => Promise<T>): Promise<T> {
  const client = await poolOf(db).connect();
  const lent = { query: client.query.bind(client), release: () => undefined };
  const own = new Kysely<Database>({ dialect: new PostgresDialect({ pool: { connect: () => Promise.resolve(lent as never), end: () => Promise.resolve() } }) });
  try {
    return await own.transaction().execute((trx) => work({ db: trx, copy: copyOn(client) }));
  } finally {
    client.release();
  }
}
