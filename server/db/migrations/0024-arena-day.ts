import { statements } from '#server/db/migrations/statements.ts';

const place = "coalesce(zone, 'UTC')";
const wall = `(at AT TIME ZONE ${place})`;
const begins = `(date_trunc('day', ${wall}) + make_interval(hours => coalesce(split_part(start, ':', 1), '0')::integer, mins => coalesce(split_part(start, ':', 2), '0')::integer))`;
/** Of a time that comes twice PostgreSQL knows the second coming; the first, in UTC, is an hour after the hour before, where clocks show it then. */
const first = `((${begins} - interval '1 hour') AT TIME ZONE ${place} AT TIME ZONE 'UTC' + interval '1 hour')`;

/**
 * A business day begins at the first coming of its start: where a start comes twice in a night of autumn, what is sold between its two comings is of the day that has begun, as `businessDayOf` says.
 * What was sold so before stays on the day that it was told of. One expression without a query in it, which PostgreSQL puts in the place of the call.
 */
export const arenaDayOnce = statements(
  '2026-11-29-arena-day',
  'before',
  `CREATE OR REPLACE FUNCTION arena_day(at timestamptz, zone text, start text) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
   RETURN ${wall}::date - CASE WHEN ${wall} >= ${begins} OR (at AT TIME ZONE 'UTC' >= ${first} AND ${first} AT TIME ZONE 'UTC' AT TIME ZONE ${place} = ${begins}) THEN 0 ELSE 1 END`,
);
