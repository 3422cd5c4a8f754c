import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyText, inBulk } from '#server/db/bulk.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await sql`CREATE TABLE things (id bigint PRIMARY KEY, "a name" text, sure boolean)`.execute(database.db);
});
afterAll(() => database.drop());

const read = async () => (await sql`SELECT * FROM things ORDER BY id`.execute(database.db)).rows;

it('what is copied comes back as it was, whatever signs it holds', async () => {
  const names = ['tab\there', 'line\nbreak\r', 'back\\slash \\N', '', 'čćžšđ', null];
  await inBulk(database.db, ({ copy }) => copy('things', ['id', 'a name', 'sure'], names.map((name, i) => [i, name, i % 2 === 0])));
  expect(await read()).toEqual(names.map((name, i) => ({ id: i, 'a name': name, sure: i % 2 === 0 })));
  expect(copyText(undefined)).toBe('\\N');
});

it('all of it or nothing', async () => {
  const before = await read();
  await expect(inBulk(database.db, async ({ copy }) => {
    await copy('things', ['id'], [[100]]);
    await copy('things', ['id'], [[1]]);
  })).rejects.toMatchObject({ code: '23505' });
  expect(await read()).toEqual(before);
});
