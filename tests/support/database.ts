import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { Client, type PoolConfig } from 'pg';
import { inject } from 'vitest';
import { connect, type Database } from '#server/db/database.ts';

export interface TestDatabase {
  readonly connection: PoolConfig;
  readonly db: Kysely<Database>;
  /** Closes the pool and drops the database. */
  readonly drop: () => Promise<void>;
}

/** An empty database of its own on the run's PostgreSQL. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const answer = await fetch(inject('databaseServer'));
  if (!answer.ok) throw new Error(await answer.text());
  const server = (await answer.json()) as PoolConfig;
  const name = `test_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string) => {
    const client = new Client({ ...server, database: 'postgres' });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`CREATE DATABASE ${name}`);
  const connection = { ...server, database: name };
  const db = connect(connection);
  return {
    connection,
    db,
    drop: async () => {
      await db.destroy();
      await run(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
