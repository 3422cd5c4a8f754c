import { sql, type Kysely } from 'kysely';
import type { Registry } from '#resources/schema/registry.ts';
import type { Progress } from '#server/console-messages.ts';
import { coreMigrations } from '#server/db/core-migrations.ts';
import type { Database } from '#server/db/database.ts';
import { applyShape } from '#server/db/shape.ts';
import { tablesFromDeclarations, type Placements } from '#server/db/tables-from-declarations.ts';
import type { Migration } from '#server/plug.ts';

/** One number for all servers on one database. */
const lock = 4_310_917;

interface Options {
  readonly registry: Registry;
  readonly placements: Placements;
  readonly migrations: readonly Migration[];
  readonly log: Progress;
}

const applyMigrations = async (db: Kysely<Database>, migrations: readonly Migration[], applied: Set<string>): Promise<void> => {
  for (const { name, up } of migrations) {
    if (applied.has(name)) continue;
    await db.transaction().execute(async (trx) => {
      await up(trx);
      await trx.insertInto('applied_migrations').values({ name }).execute();
    });
    applied.add(name);
  }
};

/**
 * Brings the database to what this version needs: migrations of phase `before`, generated tables, migrations of phase `after`, foreign keys; then runs `then`
 * (the seed). One server at a time: a second one on the same database waits and finds everything done.
 */
export async function prepareDatabase(pool: Kysely<Database>, { registry, placements, migrations, log }: Options, then: () => Promise<void> = () => Promise.resolve()): Promise<void> {
  await pool.connection().execute(async (db) => {
    await sql`SELECT pg_advisory_lock(${lock})`.execute(db);
    try {
      await sql`CREATE TABLE IF NOT EXISTS applied_migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`.execute(db);
      const applied = new Set((await db.selectFrom('applied_migrations').select('name').execute()).map(({ name }) => name));
      const phase = (wanted: 'before' | 'after') => migrations.filter((migration) => (migration.phase ?? 'before') === wanted);
      await applyMigrations(db, [...coreMigrations, ...phase('before')], applied);
      const addForeignKeys = await applyShape(db, tablesFromDeclarations(registry, placements), placements, log);
      await applyMigrations(db, phase('after'), applied);
      await addForeignKeys();
      await then();
    } finally {
      await sql`SELECT pg_advisory_unlock(${lock})`.execute(db);
    }
  });
}
