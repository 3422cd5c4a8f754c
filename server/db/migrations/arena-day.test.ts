import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { businessDayOf } from '#resources/domain/day.ts';
import { startServices, type TestServices } from '#tests/support/services.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

it.each(['00:00', '01:45', '02:00', '02:01', '02:30', '02:59', '03:00', '06:00', '23:30'])('FIN-24 with day start %s the database tells the same business day as everything else, over the nights that clocks change, too', async (start) => {
  const nights = ['2026-03-28T12:00:00Z', '2026-04-03T12:00:00Z', '2026-09-05T12:00:00Z', '2026-10-03T12:00:00Z', '2026-10-24T12:00:00Z'].flatMap((from) => Array.from({ length: 288 }, (_, i) => new Date(Date.parse(from) + i * 600_000).toISOString()));
  for (const zone of ['Europe/Zagreb', 'Atlantic/Canary', 'America/Santiago', 'Australia/Lord_Howe', 'UTC']) {
    const { rows } = await sql<{ at: string; day: string }>`SELECT at, arena_day(at::timestamptz, ${zone}, ${start})::text AS day FROM unnest(${nights}::text[]) AS at`.execute(services.database.db);
    expect(rows.filter(({ at, day }) => day !== businessDayOf(at, zone, start)), zone).toEqual([]);
  }
});
