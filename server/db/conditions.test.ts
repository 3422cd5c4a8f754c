import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holds, where, type Condition, type Scalar } from '#resources/schema/index.ts';
import { conditionSql, holdsText, searchSql } from '#server/db/conditions.ts';
import { createCounts } from '#server/db/counts.ts';
import { columnsOf } from '#server/db/entity-columns.ts';
import { generatedStore } from '#server/db/generated-store.ts';
import { prepareDatabase } from '#server/db/migrate.ts';
import { createSecrets } from '#server/secrets.ts';
import type { Context, Row } from '#server/store.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { sampleRegistry } from '#tests/support/sample-resources.ts';

/** A small generator with a seed, so that a failure can be repeated. */
const dice = (seed: number) => () => {
  seed = (Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
  return ((seed ^ (seed >>> 13)) >>> 0) / 4_294_967_296;
};
const throwDice = dice(20_261_128);
const pick = <T>(from: readonly T[]): T => from[Math.floor(throwDice() * from.length)] as T;
const some = <T>(from: readonly T[]): T[] => from.filter(() => throwDice() < 0.4);

const values: Readonly<Record<string, readonly unknown[]>> = {
  name: ['ana', 'Ana', 'a%', '', "o'b"],
  size: [1, 2, 3, -4, null],
  weight: [1.5, 2, null],
  open: [true, false, null],
  lit: [0, 1, null],
  colour: ['red', 'green', 'blue', null],
  born: ['2000-02-29', '1999-12-31', null],
  seen: ['2026-03-29T01:30:00.000Z', '2026-10-25T00:30:00.000Z', null],
  starts: ['2026-03-29 02:30:00', null],
  opens: ['09:30', null],
  'where.street': ['Ilica 1', null],
  'where.floor': [1, -1, null],
};
const lists: Readonly<Record<string, readonly unknown[]>> = { sides: ['left', 'right', 'top'], marks: ['x', 'y,z', '"q"', 'NULL'], visits: [1, 2, 3], names: ['one', 'two', 'three'], seats: [1, 2] };
const references = ['home', 'away'];
const embedded = ['seats.name', 'seats.open'];
const strange: readonly Scalar[] = [null, 1, 2.5, 0, '1', 'red', 'ana', true, false, '2000-02-29', '9'.repeat(30), 'no\0', Number.MAX_SAFE_INTEGER, '2026-03-29T01:30:00.000Z'];

const someValues = (path: string): Scalar[] => [...some((values[path] ?? lists[path] ?? [1, 2, null]) as readonly Scalar[]), ...some(strange).slice(0, 2)];
const condition = (depth: number): Condition => {
  const path = pick([...Object.keys(values), ...Object.keys(lists), ...references, ...embedded, 'id']);
  const [one = null] = someValues(path);
  const inner = () => condition(depth - 1);
  const leaf = pick<() => Condition>([
    () => where.is(path, one), () => where.in(path, someValues(path)), () => where.overlaps(path, someValues(path)), () => where.none(path, someValues(path)), () => where.within(path, someValues(path)),
    () => throwDice() < 0.5,
  ]);
  return depth === 0 ? leaf() : pick<() => Condition>([leaf, () => where.all(...some([0, 0, 0]).map(inner)), () => where.any(...some([0, 0, 0]).map(inner)), () => where.not(inner())])();
};

describe('conditions as SQL', () => {
  let database: TestDatabase;
  let rows: readonly Row[];

  beforeAll(async () => {
    database = await createTestDatabase();
    await prepareDatabase(database.db, { registry: sampleRegistry, placements: {}, migrations: [], log: () => undefined });
    const context: Context = { db: database.db, caller: { id: 1, username: 'a', roles: ['admin'], arenas: [] }, now: () => new Date(), secrets: createSecrets({ dataDir: '.cache' }), language: 'en', include: [] };
    const counts = createCounts();
    const [places, samples] = (['places', 'samples'] as const).map((name) => generatedStore(sampleRegistry, sampleRegistry.get(name), counts));
    for (const name of ['one', 'two', 'three']) await places?.create(context, { name, open: true });
    const made: Row[] = [];
    for (let i = 0; i < 60; i += 1) {
      const body: Record<string, unknown> = { where: { street: pick(values['where.street'] ?? []), floor: pick(values['where.floor'] ?? []) }, code: String(i), away: pick([1, 2, null]), home_id: pick([1, 2, 3, null]) };
      for (const [path, choices] of Object.entries(values)) if (!path.includes('.')) body[path] = pick(choices);
      body.name = pick((values.name ?? []).filter((name) => name !== null));
      for (const [path, choices] of Object.entries(lists)) body[path] = some(choices);
      made.push((await samples?.create(context, body)) ?? {});
    }
    rows = made;
  });
  afterAll(() => database.drop());

  it('PERM: finds exactly the rows for whose records the condition holds, over 1,500 random conditions', async () => {
    const columns = columnsOf(sampleRegistry, sampleRegistry.get('samples'), 't');
    const seen = new Set<number>();
    for (let i = 0; i < 1_500; i += 1) {
      const asked = condition(i % 4);
      const { rows: found } = await sql<{ id: number }>`SELECT id FROM samples AS t WHERE ${conditionSql(asked, columns)} ORDER BY id`.execute(database.db);
      const expected = rows.filter((row) => holds(asked, row)).map((row) => row.id);
      expect(found.map(({ id }) => id), JSON.stringify(asked)).toEqual(expected);
      seen.add(expected.length);
    }
    expect(seen.size).toBeGreaterThan(20);
  });

  it('is never null, so that NOT means not', async () => {
    const columns = columnsOf(sampleRegistry, sampleRegistry.get('samples'), 't');
    for (let i = 0; i < 200; i += 1) {
      const { rows: found } = await sql<{ nulls: number }>`SELECT count(*) FILTER (WHERE (${conditionSql(condition(1), columns)}) IS NULL) AS nulls FROM samples AS t`.execute(database.db);
      expect(found[0]?.nulls).toBe(0);
    }
  });

  it('refuses paths that no column holds', () => {
    const columns = columnsOf(sampleRegistry, sampleRegistry.get('samples'), 't');
    for (const path of ['shown', 'parts', 'rows', 'nothing', 'phone']) expect(() => columns(path)).toThrow(path);
  });

  it('is found by indexes: equal values of a reference, and searched text', async () => {
    const columns = columnsOf(sampleRegistry, sampleRegistry.get('samples'), 't');
    const plan = async (test: RawBuilder<boolean>) =>
      await database.db.transaction().execute(async (trx) => {
        await sql`SET LOCAL enable_seqscan = off`.execute(trx);
        return JSON.stringify((await sql`EXPLAIN SELECT id FROM samples AS t WHERE ${test}`.execute(trx)).rows);
      });
    expect(await plan(conditionSql(where.all(where.is('home', 2), where.is('open', true)), columns))).toContain('samples_home_id_idx');
    expect(await plan(searchSql(sql.ref('t.name'), 'something long'))).toContain('samples_name_search');
  });

  it('OP-074 wildcard signs stand for themselves, however wide they are written', async () => {
    const held = ['50 %', 'a_b', 'c\\d', 'plain'];
    for (const [text, expected] of [['%', [0]], ['％', [0]], ['_', [1]], ['＿', [1]], ['\\', [2]], ['＼', [2]], ['％_', []], ['50 ％', [0]], ['C＼D', [2]], ['', [0, 1, 2, 3]]] as const) {
      const found = await Promise.all(held.map(async (value) => (await sql<{ found: boolean }>`SELECT ${holdsText(sql`search_text(${value})`, text)} AS found`.execute(database.db)).rows[0]?.found));
      expect(found.flatMap((is, i) => (is ? [i] : [])), text).toEqual(expected);
    }
  });
});
