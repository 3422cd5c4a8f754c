import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { sql, type Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registry as product } from '#resources/index.ts';
import { admin, defineResource, field, staff, type Fields } from '#resources/schema/index.ts';
import { createRegistry, type Registry } from '#resources/schema/registry.ts';
import type { Database } from '#server/db/database.ts';
import { prepareDatabase } from '#server/db/migrate.ts';
import { shapeText } from '#server/db/recorded-shape.ts';
import { tablesFromDeclarations, type Placements } from '#server/db/tables-from-declarations.ts';
import { placementsOf } from '#server/http/app.ts';
import type { Migration } from '#server/plug.ts';
import { modules } from '#server/services/index.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { sampleRegistry } from '#tests/support/sample-resources.ts';

const notes = (fields: Fields, rest: object = {}) =>
  defineResource({
    name: 'notes', service: 'core', icon: 'note', label: 'title', fields: { title: field.text({ required: true }), ...fields }, list: { columns: ['title'], search: ['title'] }, form: {},
    access: { screen: staff, read: staff, create: admin, update: admin, delete: admin }, ...rest,
  });
const registryOf = (fields: Fields = {}, rest: object = {}): Registry => createRegistry([notes(fields, rest)] as never);

describe('tables from declarations', () => {
  let database: TestDatabase;
  let db: Kysely<Database>;
  const prepare = (registry: Registry, placements: Placements = {}, migrations: readonly Migration[] = []) => prepareDatabase(db, { registry, placements, migrations, log: () => undefined });
  beforeEach(async () => {
    database = await createTestDatabase();
    db = database.db;
  });
  afterEach(() => database.drop());

  it('shape.json records what the declarations say now; else run `npm run shape`', async () => {
    expect(await readFile(new URL('shape.json', import.meta.url), 'utf8')).toBe(shapeText(product, placementsOf(modules)));
  });

  it('makes every table once: a second start, and two starts at the same time, change nothing', async () => {
    await Promise.all([prepare(sampleRegistry), prepare(sampleRegistry)]);
    await prepare(sampleRegistry);
    const { rows } = await sql<{ name: string }>`SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1`.execute(db);
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['places', 'samples', 'samples_names', 'samples_parts', 'samples_seats', 'samples_visits', 'spans']));
  });

  it('adds at start what only adds: fields, rules for all rows, lists, references', async () => {
    await prepare(registryOf());
    await sql`INSERT INTO notes (title, created_at, updated_at) VALUES ('old', now(), now())`.execute(db);
    await prepare(registryOf({ size: field.integer(), open: field.boolean({ required: true, initial: true }), tags: field.tags(), lines: field.list({ text: field.text() }, { saved: 'byId', max: 5 }) }, { unique: [['title']] }));
    const { rows } = await sql`SELECT title, size, open, tags FROM notes`.execute(db);
    expect(rows).toEqual([{ title: 'old', size: null, open: true, tags: [] }]);
    await expect(sql`INSERT INTO notes (title, created_at, updated_at) VALUES ('OLD', now(), now())`.execute(db)).rejects.toThrow('notes_title_unique');
  });

  it('refuses to start, with an address, for everything else', async () => {
    await prepare(registryOf({ size: field.integer({ unique: true }), place: field.integer(), gone: field.references('notes', { onDelete: 'detach' }) }));
    await sql`INSERT INTO notes (title, created_at, updated_at) VALUES ('old', now(), now())`.execute(db);
    const refused = await prepare(registryOf({ size: field.text(), must: field.integer({ required: true }) })).catch((error: unknown) => error as Error);
    expect(refused).toMatchObject({ name: 'StartupError', code: 'databaseDiffers' });
    for (const line of [
      'notes.size: the database has bigint, the declaration says text',
      'notes.place: the database has bigint, the declaration says nothing',
      'notes.must: it is required, and rows that are already there have no value for it',
      'notes.notes_size_unique: the database has a constraint, the declaration says nothing',
      'notes.gone: the database has a table, the declaration says nothing',
    ]) expect((refused as Error).message).toContain(line);
    expect((await sql`SELECT 1 FROM information_schema.columns WHERE table_name = 'notes' AND column_name = 'must'`.execute(db)).rows).toEqual([]);
  });

  it('starts again once a migration says how; migrations run once, in order', async () => {
    await prepare(registryOf({ size: field.integer() }));
    let runs = 0;
    const migration: Migration = {
      name: 'size-as-text',
      up: async (trx) => {
        runs += 1;
        await sql`ALTER TABLE notes ALTER COLUMN size TYPE text USING size::text`.execute(trx);
      },
    };
    await prepare(registryOf({ size: field.text() }), {}, [migration]);
    await prepare(registryOf({ size: field.text() }), {}, [migration]);
    expect(runs).toBe(1);
  });

  it('OP-098 a migration whose server is killed in the middle is undone, and done whole by the next start', async () => {
    await prepare(registryOf({ size: field.integer() }));
    await sql`INSERT INTO notes (title, size, created_at, updated_at) SELECT 'note ' || n, n, now(), now() FROM generate_series(1, 100000) AS n`.execute(db);
    // Another process begins it, and never comes to its end.
    const code = `
      const { prepareDatabase } = await import('#server/db/migrate.ts');
      const { connect } = await import('#server/db/database.ts');
      const { createRegistry } = await import('#resources/schema/registry.ts');
      const { sql } = await import('kysely');
      const up = async (trx) => {
        await sql\`ALTER TABLE notes ADD COLUMN half text\`.execute(trx);
        await sql\`UPDATE notes SET half = title\`.execute(trx);
        console.log('half way');
        await new Promise(() => setInterval(() => undefined, 1000));
      };
      await prepareDatabase(connect(JSON.parse(process.env.CONNECTION)), { registry: createRegistry([]), placements: {}, migrations: [{ name: 'in-halves', up }], log: () => undefined });`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], { env: { ...process.env, CONNECTION: JSON.stringify(database.connection) }, stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    const whole: Migration = {
      name: 'in-halves',
      up: async (trx) => {
        expect((await sql`SELECT FROM information_schema.columns WHERE table_name = 'notes' AND column_name = 'half'`.execute(trx)).rows).toEqual([]);
        await sql`ALTER TABLE notes ADD COLUMN half text`.execute(trx);
        await sql`UPDATE notes SET half = title`.execute(trx);
      },
    };
    await prepare(registryOf({ size: field.integer(), half: field.text() }), {}, [whole]);
    expect((await sql`SELECT count(*)::integer AS n FROM notes WHERE half = title`.execute(db)).rows).toEqual([{ n: 100_000 }]);
    expect((await sql`SELECT count(*)::integer AS n FROM applied_migrations WHERE name = 'in-halves'`.execute(db)).rows).toEqual([{ n: 1 }]);
  });

  it('leaves the table of an entity that is gone, and columns that a departure names', async () => {
    await prepare(sampleRegistry);
    await prepare(registryOf());
    await sql`ALTER TABLE notes ADD COLUMN slug text`.execute(db);
    await expect(prepare(registryOf())).rejects.toThrow('notes.slug');
    await prepare(registryOf(), { notes: { ownColumns: ['slug'] } });
    expect((await sql`SELECT FROM samples`.execute(db)).rows).toEqual([]);
  });

  it('makes no table for an entity that brings its own, and lets others refer to it', async () => {
    const own: Migration = { name: 'places', up: async (trx) => void (await sql`CREATE TABLE places (id bigint PRIMARY KEY, version integer NOT NULL, name text)`.execute(trx)) };
    const placements: Placements = { places: { ownTable: true } };
    expect(tablesFromDeclarations(sampleRegistry, placements).map(({ name }) => name)).not.toContain('places');
    await prepare(sampleRegistry, placements, [own]);
    const { rows } = await sql<{ target: string }>`SELECT DISTINCT confrelid::regclass::text AS target FROM pg_constraint WHERE conrelid = 'spans'::regclass AND contype = 'f'`.execute(db);
    expect(rows).toEqual([{ target: 'places' }]);
  });

  it('SRCH: search_text takes accents and case off as the screens do', async () => {
    await prepare(registryOf());
    const { rows } = await sql<{ found: string }>`SELECT search_text('ČĆŽŠĐ ß Ñ Straße') AS found`.execute(db);
    expect(rows[0]?.found).toBe('cczsd ss n strasse');
  });
});
