import { sql, type RawBuilder } from 'kysely';
import { collationOf } from '#server/db/collation.ts';
import { conditionSql, type Column, type ColumnOf, type ScalarType } from '#server/db/conditions.ts';
import type { Counts } from '#server/db/counts.ts';
import { fetched } from '#server/db/cursor.ts';
import { asText } from '#server/db/entity-columns.ts';
import type { Context, Query, Row, Store } from '#server/store.ts';

type Sql = RawBuilder<unknown>;
type Test = RawBuilder<boolean>;

/** A path of the record that lists ask about or are sorted by. */
export interface OwnValue {
  readonly sql: Sql;
  readonly type: ScalarType;
  readonly instant?: 'date' | 'timestamptz';
  /** What it is sorted by, where that is not the value itself. */
  readonly order?: readonly OwnValue[];
  /** Never null: an index on it gives rows in order. */
  readonly always?: true;
}
/** An entity that is read from tables of its own. */
export interface OwnTable {
  readonly entity: string;
  /** Id of the row that `from` begins with. */
  readonly id: Sql;
  /** What lists are searched and sorted in. */
  readonly from: Sql;
  /** Which rows of it are records; all, where nothing is said. */
  readonly only?: Test;
  readonly values: (context: Pick<Context, 'now'>) => Readonly<Record<string, OwnValue>>;
  /** Paths of more than one value, as conditions ask about them. */
  readonly links?: Readonly<Record<string, Column>>;
  /** `SELECT … FROM …` of whole records, ready for its WHERE, with the same names of tables as `from`. */
  readonly select: (context: Context) => Sql;
  /** A row of `select` as it travels; as it is, where nothing is said. */
  readonly record?: (row: Row) => Row;
  /** Search paths: which rows hold the text. */
  readonly searched: Readonly<Record<string, (text: string) => Test>>;
}
export interface OwnReads extends Pick<Store, 'list' | 'many'>, Required<Pick<Store, 'stream'>> {
  /** A row that has just been written. */
  readonly one: (context: Context, id: number) => Promise<Row>;
}

export const textValue = (column: string): OwnValue => ({ sql: sql.ref(column), type: 'text' });
export const wholeValue = (column: string): OwnValue => ({ sql: sql.ref(column), type: 'whole' });
export const truthValue = (column: string): OwnValue => ({ sql: sql.ref(column), type: 'boolean' });
export const instantOrNull = (column: string, instant: 'date' | 'timestamptz' = 'timestamptz'): OwnValue => ({ sql: sql.ref(column), type: 'text', instant });
export const instantValue = (column: string): OwnValue => ({ ...instantOrNull(column), always: true });

/** Reads of an entity in its own tables: a list is one query, for the page's ids and then for their parts, and one count. */
export function ownReads(table: OwnTable, counts: Counts): OwnReads {
  const { entity, id, from, only, links, record = (row: Row) => row } = table;
  const fail = (what: string): never => {
    throw new Error(`${entity}: ${what}`);
  };
  const columnsOf = (context: Context): ColumnOf => {
    const values = table.values(context);
    return (path): Column => {
      const link = links?.[path];
      if (link) return link;
      const value = values[path] ?? fail(`no condition can ask about ${path}`);
      // A day is compared as one, which an index on it finds.
      return value.instant === 'date' ? { is: 'scalar', type: 'day', sql: value.sql } : { is: 'scalar', type: value.type, sql: asText(value.sql, value.instant ?? null) };
    };
  };
  const matching = (context: Context, { where: condition, search }: Pick<Query, 'where' | 'search'>): Test => {
    const found = search.map(({ path, text }) => (table.searched[path] ?? fail(`${path} cannot be searched`))(text));
    const parts = [...(only ? [only] : []), ...(condition === true ? [] : [conditionSql(condition, columnsOf(context))]), ...(found.length > 0 ? [sql<boolean>`(${sql.join(found, sql` OR `)})`] : [])];
    return parts.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(parts, sql` AND `)}`;
  };
  /** Text by the rules of the language, empty values last, id between equals. */
  const orderOf = (context: Context, [path, direction]: Query['sort']): Sql => {
    const down = direction === 'DESC' ? sql` DESC` : sql``;
    const value = table.values(context)[path] ?? fail(`cannot be sorted by ${path}`);
    const parts = (value.order ?? [value]).map(({ sql: part, type, instant, always }) => sql`${part}${type === 'text' && instant === undefined ? sql` COLLATE ${sql.ref(collationOf(context.language))}` : sql``}${down}${always ? sql`` : sql` NULLS LAST`}`);
    return sql`${sql.join([...(path === 'id' ? [] : parts), sql`${id}${down}`])}`;
  };
  const read = async (context: Context, rest: Sql): Promise<readonly Row[]> => (await sql<Row>`${table.select(context)} ${rest}`.execute(context.db)).rows.map(record);
  const many: Store['many'] = async (context, ids, condition) =>
    ids.length === 0 || condition === false ? [] : await read(context, sql`WHERE ${id} = ANY(${ids}::bigint[]) AND ${matching(context, { where: condition, search: [] })}`);
  return {
    list: async (context, query) => {
      if (query.where === false) return { rows: [], total: 0 };
      const order = orderOf(context, query.sort);
      const where = matching(context, query);
      // An array is found first: joined with the page as a table, every record might be put together before those of other pages are left out.
      const page = () => read(context, sql`WHERE ${id} = ANY(ARRAY(SELECT ${id} FROM ${from} WHERE ${where} ORDER BY ${order} LIMIT ${query.limit} OFFSET ${query.offset})) ORDER BY ${order}`);
      const count = async () => (await sql<{ total: number }>`SELECT count(*) AS total FROM ${from} WHERE ${where}`.execute(context.db)).rows[0]?.total ?? 0;
      const total = () => counts.total(entity, JSON.stringify([query.where, query.search]), count);
      // A transaction is one connection: its queries go one after another.
      if (context.db.isTransaction) return { rows: await page(), total: await total() };
      const [rows, all] = await Promise.all([page(), total()]);
      return { rows, total: all };
    },
    stream: async function* (context, query) {
      if (query.where === false) return;
      for await (const rows of fetched(context, sql`${table.select(context)} WHERE ${matching(context, query)} ORDER BY ${orderOf(context, query.sort)}`)) yield rows.map(record);
    },
    many,
    one: async (context, wanted) => (await many(context, [wanted], true))[0] ?? fail(`row ${wanted} is gone`),
  };
}
