import { sql, type RawBuilder } from 'kysely';
import { isDay } from '#resources/domain/day.ts';

type Sql = RawBuilder<unknown>;

/** Nothing is found. */
export const nowhere = sql<boolean>`false`;

/** Somebody as a sale wrote them down, with id and one line to be called by; null where nobody is named. */
export const frozenPerson = (alias: string, person: string): Sql =>
  sql`CASE WHEN ${sql.ref(`${alias}.${person}_label`)} IS NOT NULL THEN ${sql.ref(`${alias}.${person}_frozen`)} || jsonb_build_object('id', ${sql.ref(`${alias}.${person}_id`)}, 'label', ${sql.ref(`${alias}.${person}_label`)}) END`;

/** The arena `a` as it is now. */
export const liveArena = sql`jsonb_build_object('id', a.id, 'name', a.name, 'currency', a.currency, 'timezone', a.timezone)`;

/** Another record by its number, or null; `more` are further keys with their values. */
export const numberOf = (alias: string, number: Sql, ...more: readonly Sql[]): Sql =>
  sql`CASE WHEN ${sql.ref(`${alias}.id`)} IS NOT NULL THEN jsonb_build_object(${sql.join([sql`'id'`, sql.ref(`${alias}.id`), sql`'number'`, number, ...more])}) END`;

/** Values of attributes with the type that their category gives them now, as a paper keeps them: what is money stays to be told from a number. */
export const typedValues = (values: Sql, declared: Sql): Sql =>
  sql`(SELECT coalesce(jsonb_agg(w.said || jsonb_build_object('type', (SELECT d->'type' FROM jsonb_array_elements(${declared}) AS d WHERE d->>'name' = w.said->>'name' LIMIT 1)) ORDER BY w.place), '[]') FROM jsonb_array_elements(${values}) WITH ORDINALITY AS w (said, place))`;

/** Rows whose column, a day, is the one that the text names; none for what is no day. */
export const onDay = (column: Sql, text: string): RawBuilder<boolean> => (isDay(text) ? sql<boolean>`${column} = ${text}::date` : nowhere);

/** Rows whose instant can lie on the day that the text names, in whatever zone: an index on the instant finds them. */
export const mayBeOn = (instant: Sql, text: string): RawBuilder<boolean> =>
  isDay(text) ? sql<boolean>`${instant} >= (${text}::date - interval '14 hours') AT TIME ZONE 'UTC' AND ${instant} < (${text}::date + interval '38 hours') AT TIME ZONE 'UTC'` : nowhere;
