import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types, type PoolConfig } from 'pg';
import type { CoreTables } from '#server/db/core-tables.ts';
import type { Tables } from '#server/db/tables.ts';

/** Tables known by their columns. Generated tables are addressed by name, see `generated-store.ts`. */
export type Database = CoreTables & Tables;

const instant = (text: string): string => new Date(text).toISOString();
const arrayOf = (oid: number, each: (text: string) => unknown) => (text: string) => (types.getTypeParser(oid)(text) as unknown as readonly (string | null)[]).map((item) => (item === null ? null : each(item)));

/** PostgreSQL type -> what a record holds: numbers, `YYYY-MM-DD`, `YYYY-MM-DD HH:mm:ss`, ISO 8601 in UTC. */
const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [types.builtins.INT8]: Number,
  [types.builtins.NUMERIC]: Number,
  [types.builtins.DATE]: String,
  [types.builtins.TIMESTAMP]: (text) => text.slice(0, 19),
  [types.builtins.TIMESTAMPTZ]: instant,
  1016: arrayOf(1009, Number),
  1231: arrayOf(1009, Number),
  1182: arrayOf(1009, String),
  1185: arrayOf(1009, instant),
};
const parserOf = ((oid: number, format?: 'text' | 'binary') => parsers[oid] ?? types.getTypeParser(oid, format)) as typeof types.getTypeParser;

/** A pool of connections. `destroy()` closes it; a connection that is lost while idle is replaced in silence. */
export function connect(connection: PoolConfig, most = 10): Kysely<Database> {
  const pool = new Pool({ max: most, connectionTimeoutMillis: 10_000, application_name: 'arenadesk', options: '-c timezone=UTC', ...connection, types: { getTypeParser: parserOf } });
  pool.on('error', () => undefined);
  // One that is lost while in use rejects its query; the event besides would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  pools.set(db, pool);
  return db;
}

const pools = new WeakMap<Kysely<Database>, Pool>();
/** The pool under a database that `connect` made, for what the query builder has no words for. */
export function poolOf(db: Kysely<Database>): Pool {
  const pool = pools.get(db);
  if (!pool) throw new Error('poolOf: not a database of connect()');
  return pool;
}
