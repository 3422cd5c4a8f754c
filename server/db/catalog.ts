import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { generatedMark } from '#server/db/ddl.ts';
import type { ForeignKeyShape } from '#server/db/tables-from-declarations.ts';

/** A table as the database has it. */
export interface FoundTable {
  /** Address it was generated from; absent for tables of migrations. */
  readonly generatedFrom?: string;
  readonly columns: ReadonlyMap<string, { readonly type: string; readonly required: boolean }>;
  readonly foreignKeys: ReadonlyMap<string, ForeignKeyShape>;
  /** Constraints and indexes that refuse rows, but primary keys. */
  readonly demands: ReadonlySet<string>;
  readonly indexes: ReadonlySet<string>;
}

interface Parts {
  columns: { name: string; type: string; required: boolean }[] | null;
  foreign_keys: { name: string; column: string; to: string; action: string }[] | null;
  indexes: { name: string; demanding: boolean }[] | null;
}
const actions: Readonly<Record<string, ForeignKeyShape['onDelete']>> = { n: 'set null', c: 'cascade' };

/** Reads every table of the current schema from PostgreSQL's catalog. */
export async function readCatalog(db: Kysely<Database>): Promise<ReadonlyMap<string, FoundTable>> {
  const { rows } = await sql<Parts & { name: string; comment: string | null }>`
    SELECT c.relname AS name, obj_description(c.oid, 'pg_class') AS comment,
      (SELECT json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'required', a.attnotnull))
         FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped) AS columns,
      (SELECT json_agg(json_build_object('name', k.conname, 'column', a.attname, 'to', t.relname, 'action', k.confdeltype))
         FROM pg_constraint k JOIN pg_class t ON t.oid = k.confrelid JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.conkey[1]
         WHERE k.conrelid = c.oid AND k.contype = 'f') AS foreign_keys,
      (SELECT json_agg(json_build_object('name', i.relname, 'demanding', (x.indisunique OR x.indisexclusion) AND NOT x.indisprimary))
         FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid WHERE x.indrelid = c.oid) AS indexes
    FROM pg_class c WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p')`.execute(db);
  return new Map(
    rows.map(({ name, comment, columns, foreign_keys, indexes }) => [
      name,
      {
        ...(comment?.startsWith(generatedMark) ? { generatedFrom: comment.slice(generatedMark.length) } : {}),
        columns: new Map((columns ?? []).map((column) => [column.name, column])),
        foreignKeys: new Map((foreign_keys ?? []).map(({ name, column, to, action }) => [name, { column, to, onDelete: actions[action] ?? 'restrict' }])),
        demands: new Set((indexes ?? []).filter(({ demanding }) => demanding).map(({ name }) => name)),
        indexes: new Set((indexes ?? []).map(({ name }) => name)),
      },
    ]),
  );
}
