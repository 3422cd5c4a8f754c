import { sql } from 'kysely';
import type { Migration } from '#server/plug.ts';

const statements = (name: string, ...texts: readonly string[]): Migration => ({
  name,
  up: async (db) => {
    for (const text of texts) await sql.raw(text).execute(db);
  },
});

/** What the core itself needs, before any other migration. */
export const coreMigrations: readonly Migration[] = [
  {
    name: 'core-1-search',
    up: async (db) => {
      await sql.raw('CREATE EXTENSION IF NOT EXISTS unaccent').execute(db);
      await sql.raw('CREATE EXTENSION IF NOT EXISTS pg_trgm').execute(db);
      // Immutable, so that it can be indexed, needs the dictionary by its full name: maintenance runs without a search path.
      const { rows } = await sql<{ schema: string }>`SELECT quote_ident(n.nspname) AS schema FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace WHERE e.extname = 'unaccent'`.execute(db);
      const schema = rows[0]?.schema ?? 'public';
      await sql
        .raw(`CREATE FUNCTION search_text(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$ SELECT lower(${schema}.unaccent('${schema}.unaccent'::regdictionary, $1) COLLATE "und-x-icu") $$`)
        .execute(db);
    },
  },
  statements(
    'core-2-counts',
    'CREATE TABLE row_counts (table_name text NOT NULL, slot integer NOT NULL, total bigint NOT NULL, PRIMARY KEY (table_name, slot))',
    `CREATE FUNCTION count_rows() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       IF TG_OP = 'TRUNCATE' THEN
         DELETE FROM row_counts WHERE table_name = TG_TABLE_NAME;
         RETURN NULL;
       END IF;
       -- One row for each of some connections: writers do not wait for each other.
       INSERT INTO row_counts AS kept SELECT TG_TABLE_NAME, pg_backend_pid() % 64, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END FROM changed HAVING count(*) > 0
       ON CONFLICT (table_name, slot) DO UPDATE SET total = kept.total + excluded.total;
       RETURN NULL;
     END $$`,
  ),
  statements(
    'core-3-calls',
    `CREATE TABLE files (hash text PRIMARY KEY, extension text NOT NULL, folder text NOT NULL, bytes bytea NOT NULL, created_by bigint NOT NULL, created_at timestamptz NOT NULL DEFAULT now())`,
    'ALTER TABLE files ALTER COLUMN bytes SET STORAGE EXTERNAL',
    `CREATE TABLE outcomes (caller_id bigint NOT NULL, key text NOT NULL, fingerprint text NOT NULL, state text NOT NULL CHECK (state IN ('running', 'done', 'refused', 'barred')),
     result json, created_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (caller_id, key))`,
    'CREATE INDEX outcomes_created_at_idx ON outcomes (created_at)',
    'CREATE TABLE tries (key text PRIMARY KEY, started_at timestamptz NOT NULL, count integer NOT NULL)',
  ),
  // Who changed what. It only grows; all that may be done to a line is to take the values out of it, when somebody is to be forgotten.
  statements(
    'core-4-history',
    `CREATE TABLE record_changes (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, entity text NOT NULL, record_id bigint NOT NULL, label text, action text NOT NULL CHECK (action IN ('create', 'update', 'delete')),
     actor_id bigint NOT NULL, actor_name text NOT NULL, changed_at timestamptz NOT NULL, changes jsonb NOT NULL)`,
    'CREATE INDEX record_changes_record_idx ON record_changes (entity, record_id, id)',
    `CREATE FUNCTION struck_changes(jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE STRICT AS $$
     SELECT coalesce(jsonb_agg(jsonb_build_object('path', line -> 'path', 'hidden', true) ORDER BY place), '[]') FROM jsonb_array_elements($1) WITH ORDINALITY AS l (line, place) $$`,
    `CREATE FUNCTION refuse_history() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       IF TG_OP = 'UPDATE' AND NEW.changes = struck_changes(OLD.changes) AND to_jsonb(NEW) - 'changes' = to_jsonb(OLD) - 'changes' THEN
         RETURN NEW;
       END IF;
       RAISE EXCEPTION '% on record_changes is not allowed', TG_OP USING ERRCODE = 'restrict_violation';
     END $$`,
    'CREATE TRIGGER only_struck BEFORE UPDATE OR DELETE ON record_changes FOR EACH ROW EXECUTE FUNCTION refuse_history()',
    'CREATE TRIGGER never_emptied BEFORE TRUNCATE ON record_changes FOR EACH STATEMENT EXECUTE FUNCTION refuse_history()',
  ),
];
