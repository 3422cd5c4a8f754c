import { at } from '#resources/schema/condition.ts';
import type { Row } from '#src/fields/types.ts';
import { formatInstant } from '#src/lib/format.ts';

/** A moment of winter and one of summer: zones that show the same at both are one clock to whoever reads. */
const moments = ['2026-01-15T12:00:00Z', '2026-07-15T12:00:00Z'] as const;

/** Whether the arenas of rows go by different clocks, so that times below each other do not follow one another. */
export const clocksApart = (rows: readonly Row[]): boolean => {
  const zones = new Set(rows.map((row) => at(row, 'arena.timezone')).filter((zone) => typeof zone === 'string' && zone !== ''));
  return new Set([...zones].map((timezone) => moments.map((moment) => formatInstant(moment, { locale: 'en', timezone: String(timezone) })).join())).size > 1;
};
