import { sql } from 'kysely';
import type { Migration } from '#server/plug.ts';

/** A migration that is nothing but SQL. */
export const statements = (name: string, phase: 'before' | 'after', ...texts: readonly string[]): Migration => ({
  name,
  phase,
  up: async (db) => {
    for (const text of texts) await sql.raw(text).execute(db);
  },
});
