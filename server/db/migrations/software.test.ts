import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { softwareNames } from '#server/db/migrations/0017-software.ts';
import { startServices, type TestServices } from '#tests/support/services.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startServices('none');
});
afterAll(() => services.stop());

it('GAME-17 games and apps of the catalogue that had one name are told apart before names are unique', async () => {
  const { db } = services.database;
  for (const table of ['global_games', 'global_apps']) {
    await sql`DROP INDEX ${sql.id(`${table}_name_unique`)}`.execute(db);
    for (const name of ['Dota 2', 'dota 2', 'Chess']) await sql`INSERT INTO ${sql.table(table)} (name, created_at, updated_at) VALUES (${name}, now(), now())`.execute(db);
  }
  await softwareNames.up(db);
  for (const table of ['global_games', 'global_apps']) {
    const { rows } = await sql<{ id: number; name: string }>`SELECT id, name FROM ${sql.table(table)} ORDER BY id`.execute(db);
    expect(rows.map(({ name }) => name)).toEqual(['Dota 2', `dota 2 (${rows[1]?.id})`, 'Chess']);
  }
});
