import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { isConflict } from '#server/http/database-refusals.ts';

const mostTries = 3;

/** One transaction; run again from the start when it lost against another. */
export async function inTransaction<T>(db: Kysely<Database>, work: (trx: Transaction<Database>) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (tries >= mostTries || !isConflict(error)) throw error;
    }
  }
}
