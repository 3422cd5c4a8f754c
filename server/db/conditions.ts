import { sql, type RawBuilder } from 'kysely';
import { isDay } from '#resources/domain/day.ts';
import type { Condition, Scalar } from '#resources/schema/index.ts';

type Sql = RawBuilder<unknown>;
type Test = RawBuilder<boolean>;
/** `whole`: bigint or integer; `flag`: a boolean that is 0 or 1 in records; `day`: a date, asked about as such; other days and instants are asked about as the text they are in records. */
export type ScalarType = 'text' | 'whole' | 'number' | 'boolean' | 'flag' | 'day';

/** What stands in the store for the value at a path. */
export type Column =
  | { readonly is: 'scalar'; readonly type: ScalarType; readonly sql: Sql }
  /** A `text[]` that is never null. */
  | { readonly is: 'array'; readonly sql: Sql }
  /** Rows of a join table, or what they point to has: `some` asks whether one of them passes. */
  | { readonly is: 'links'; readonly type: ScalarType; readonly some: (test: (member: Sql) => Test) => Test };
export type ColumnOf = (path: string) => Column;

const yes = sql<boolean>`true`;
const no = sql<boolean>`false`;
const casts: Readonly<Record<ScalarType, Sql>> = { text: sql`text`, whole: sql`bigint`, number: sql`double precision`, boolean: sql`boolean`, flag: sql`boolean`, day: sql`date` };

/** The value as the column holds it; undefined where the column can never hold it. */
const held = (type: ScalarType, value: Scalar): string | number | boolean | undefined => {
  switch (type) {
    case 'text':
      return typeof value === 'string' && !value.includes('\0') ? value : undefined;
    case 'whole':
      return Number.isSafeInteger(value) ? (value as number) : undefined;
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined;
    case 'flag':
      return value === 1 ? true : value === 0 ? false : undefined;
    case 'day':
      return typeof value === 'string' && isDay(value) ? value : undefined;
  }
};
const heldOf = (type: ScalarType, values: readonly Scalar[]) => values.map((value) => held(type, value)).filter((value) => value !== undefined);
/** False where the column is null, and still what an index can find. */
const present = (column: Sql, test: Test): Test => sql<boolean>`(${test} AND ${column} IS NOT NULL)`;
/** One value is compared as such: an index on it and more columns then gives rows in order. */
const amongst = (member: Sql, type: ScalarType, values: readonly Scalar[]): Test => {
  const found = heldOf(type, values);
  return found.length === 1 ? sql<boolean>`${member} = ${found[0]}::${casts[type]}` : sql<boolean>`${member} = ANY(${found}::${casts[type]}[])`;
};

const oneOf = (column: Column, values: readonly Scalar[]): Test => {
  // A list is never equal to one value.
  if (column.is !== 'scalar') return no;
  const found = present(column.sql, amongst(column.sql, column.type, values));
  return values.includes(null) ? sql<boolean>`(${column.sql} IS NULL OR ${found})` : found;
};
/** The same of a member, which may be null where it is what a record has that is pointed to. */
const memberAmongst = (member: Sql, type: ScalarType, values: readonly Scalar[]): Test =>
  values.includes(null) ? sql<boolean>`(${member} IS NULL OR ${amongst(member, type, values)})` : sql<boolean>`(${amongst(member, type, values)}) IS TRUE`;
const overlaps = (column: Column, values: readonly Scalar[]): Test => {
  if (column.is === 'scalar') return present(column.sql, amongst(column.sql, column.type, values));
  if (column.is === 'array') return sql<boolean>`${column.sql} && ${heldOf('text', values)}::text[]`;
  return column.some((member) => memberAmongst(member, column.type, values));
};
const within = (column: Column, values: readonly Scalar[]): Test => {
  if (column.is === 'scalar') return sql<boolean>`(${column.sql} IS NULL OR ${amongst(column.sql, column.type, values)})`;
  if (column.is === 'array') return sql<boolean>`${column.sql} <@ ${heldOf('text', values)}::text[]`;
  return sql<boolean>`NOT ${column.some((member) => sql<boolean>`NOT ${memberAmongst(member, column.type, values)}`)}`;
};
const joined = (parts: readonly Test[], by: Sql, none: Test): Test => (parts.length === 0 ? none : sql<boolean>`(${sql.join(parts, by)})`);

/** A condition as SQL that is true for exactly the rows for which `holds` is true of their records; never null. */
export function conditionSql(condition: Condition, columnOf: ColumnOf): Test {
  if (typeof condition === 'boolean') return condition ? yes : no;
  switch (condition.op) {
    case 'is':
      return oneOf(columnOf(condition.path), [condition.value]);
    case 'in':
      return oneOf(columnOf(condition.path), condition.values);
    case 'overlaps':
      return overlaps(columnOf(condition.path), condition.values);
    case 'none':
      return sql<boolean>`NOT ${overlaps(columnOf(condition.path), condition.values)}`;
    case 'within':
      return within(columnOf(condition.path), condition.values);
    case 'all':
      return joined(condition.of.map((part) => conditionSql(part, columnOf)), sql` AND `, yes);
    case 'any':
      return joined(condition.of.map((part) => conditionSql(part, columnOf)), sql` OR `, no);
    case 'not':
      return sql<boolean>`NOT (${conditionSql(condition.of, columnOf)})`;
  }
}

/**
 * Whether a column of text as `search_text` makes it holds the text; uses the trigram index of the column, a null holds nothing.
 * Taken literally are the `%`, `_` and `\` that stand there in the end: `search_text` makes them of `％`, `＿` and `＼`, too.
 */
export const holdsText = (column: Sql, text: string): Test =>
  sql<boolean>`${column} LIKE '%' || regexp_replace(search_text(${text.replaceAll('\0', '')}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
/** Whether the column's text holds `text`, without regard to case and accents; uses the trigram index of the column. */
export const searchSql = (column: Sql, text: string): Test => present(column, holdsText(sql`search_text(${column})`, text));
