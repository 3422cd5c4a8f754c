import { sql, type RawBuilder } from 'kysely';
import type { Context, Row } from '#server/store.ts';

/** Rows that are held in memory at a time. */
export const atATime = 500;

/** The rows of a query, some at a time, through a cursor: it is planned and sorted once, and memory stays flat. One at a time in a transaction. */
export async function* fetched({ db }: Pick<Context, 'db'>, query: RawBuilder<unknown>): AsyncGenerator<readonly Row[]> {
  await sql`DECLARE rows_to_send NO SCROLL CURSOR FOR ${query}`.execute(db);
  const fetch = sql<Row>`FETCH ${sql.raw(String(atATime))} FROM rows_to_send`;
  for (let { rows } = await fetch.execute(db); rows.length > 0; { rows } = await fetch.execute(db)) yield rows;
  await sql`CLOSE rows_to_send`.execute(db);
}
