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

/** What a database starts from: filled once in a run, and copied from then on, which is a tenth of the work. */
export interface Template {
  /** Names what it holds; part of the database's name. */
  readonly name: string;
  readonly fill: (db: Kysely<Database>) => Promise<void>;
}

type Run = (statement: string, values?: readonly unknown[]) => Promise<unknown[]>;

/** Answers the name of the template's database. Files that ask while another fills it wait for that one. */
async function filled({ name, fill }: Template, server: PoolConfig, run: Run): Promise<string> {
  const database = `template_${name}`;
  const draft = `${database}_draft`;
  await run('SELECT pg_advisory_lock(hashtext($1))', [database]);
  try {
    if ((await run('SELECT FROM pg_database WHERE datname = $1', [database])).length > 0) return database;
    await run(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
    await run(`CREATE DATABASE ${draft}`);
    const db = connect({ ...server, database: draft });
    await fill(db).finally(() => db.destroy());
    await run(`ALTER DATABASE ${draft} RENAME TO ${database}`);
    return database;
  } finally {
    await run('SELECT pg_advisory_unlock(hashtext($1))', [database]);
  }
}

/** A process of the server itself, such as one that vacuums, cannot be sent away; it goes by itself. */
const dropped = async (run: Run, name: string, tries = 20): Promise<unknown> =>
  run(`DROP DATABASE ${name} WITH (FORCE)`).catch(async (error: unknown) => {
    if ((error as { code?: string }).code !== '42501' || tries === 0) throw error;
    await new Promise((done) => setTimeout(done, 250));
    return await dropped(run, name, tries - 1);
  });

/** A database of its own on the run's PostgreSQL, empty or as the template has it. */
export async function createTestDatabase(template?: Template): Promise<TestDatabase> {
  const answer = await fetch(inject('databaseServer'));
  if (!answer.ok) throw new Error(await answer.text());
  const server = (await answer.json()) as PoolConfig;
  const name = `test_${randomBytes(6).toString('hex')}`;
  const withServer = async (work: (run: Run) => Promise<unknown>) => {
    const client = new Client({ ...server, database: 'postgres' });
    await client.connect();
    await work(async (statement, values = []) => (await client.query(statement, [...values])).rows).finally(() => client.end());
  };
  await withServer(async (run) => run(`CREATE DATABASE ${name}${template === undefined ? '' : ` TEMPLATE ${await filled(template, server, run)}`}`));
  const connection = { ...server, database: name };
  const db = connect(connection);
  return {
    connection,
    db,
    drop: async () => {
      await db.destroy();
      await withServer((run) => dropped(run, name));
    },
  };
}
