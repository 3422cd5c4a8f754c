import { sql, type RawBuilder } from 'kysely';
import { collationOf } from '#server/db/collation.ts';
import { conditionSql, likeText, type Column, type ColumnOf, type ScalarType } from '#server/db/conditions.ts';
import type { Counts } from '#server/db/counts.ts';
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
  readonly order?: readonly Sql[];
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
  readonly values: (context: Pick<Context, 'now'>) => Readonly<Record<string, OwnValue>>;
  /** `SELECT … FROM …` of whole records, ready for its WHERE, with the same names of tables as `from`. */
  readonly select: Sql;
  /** Search paths: which rows hold the text. */
  readonly searched: Readonly<Record<string, (text: string) => Test>>;
}

export const textValue = (column: string): OwnValue => ({ sql: sql.ref(column), type: 'text' });
export const wholeValue = (column: string): OwnValue => ({ sql: sql.ref(column), type: 'whole' });
export const truthValue = (column: string): OwnValue => ({ sql: sql.ref(column), type: 'boolean' });
export const instantValue = (column: string): OwnValue => ({ sql: sql.ref(column), type: 'text', instant: 'timestamptz', always: true });

/** Whether a column of text as `search_text` makes it holds the text; uses the trigram index of the column, a null holds nothing. */
export const holdsText = (column: Sql, text: string): Test => sql<boolean>`${column} LIKE '%' || search_text(${likeText(text.replaceAll('\0', ''))}) || '%'`;

/** Reads of an entity in its own tables: a list is one query, for the page's ids and then for their parts, and one count. */
export function ownReads(table: OwnTable, counts: Counts): Pick<Store, 'list' | 'many'> {
  const fail = (what: string): never => {
    throw new Error(`${table.entity}: ${what}`);
  };
  const columnsOf = (context: Context): ColumnOf => {
    const values = table.values(context);
    return (path): Column => {
      const value = values[path] ?? fail(`no condition can ask about ${path}`);
      return { is: 'scalar', type: value.type, sql: asText(value.sql, value.instant ?? null) };
    };
  };
  const matching = (context: Context, { where: condition, search }: Pick<Query, 'where' | 'search'>): Test => {
    const found = search.map(({ path, text }) => (table.searched[path] ?? fail(`${path} cannot be searched`))(text));
    const parts = [...(condition === true ? [] : [conditionSql(condition, columnsOf(context))]), ...(found.length > 0 ? [sql<boolean>`(${sql.join(found, sql` OR `)})`] : [])];
    return parts.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(parts, sql` AND `)}`;
  };
  /** Text by the rules of the language, empty values last, id between equals. */
  const orderOf = (context: Context, [path, direction]: Query['sort']): Sql => {
    const down = direction === 'DESC' ? sql` DESC` : sql``;
    const value = table.values(context)[path] ?? fail(`cannot be sorted by ${path}`);
    const text = value.type === 'text' && value.instant === undefined && value.order === undefined;
    const parts = (value.order ?? [text ? sql`${value.sql} COLLATE ${sql.ref(collationOf(context.language))}` : value.sql]).map((part) => sql`${part}${down}${value.always ? sql`` : sql` NULLS LAST`}`);
    return sql`${sql.join(path === 'id' ? [] : parts)}${path === 'id' ? sql`` : sql`, `}${table.id}${down}`;
  };
  return {
    list: async (context, query) => {
      if (query.where === false) return { rows: [], total: 0 };
      const order = orderOf(context, query.sort);
      const where = matching(context, query);
      const page = async () =>
        (await sql<Row>`${table.select} WHERE ${table.id} IN (SELECT ${table.id} FROM ${table.from} WHERE ${where} ORDER BY ${order} LIMIT ${query.limit} OFFSET ${query.offset}) ORDER BY ${order}`.execute(context.db)).rows;
      const count = async () => (await sql<{ total: number }>`SELECT count(*) AS total FROM ${table.from} WHERE ${where}`.execute(context.db)).rows[0]?.total ?? 0;
      const total = () => counts.total(table.entity, JSON.stringify([query.where, query.search]), count);
      // A transaction is one connection: its queries go one after another.
      if (context.db.isTransaction) return { rows: await page(), total: await total() };
      const [rows, all] = await Promise.all([page(), total()]);
      return { rows, total: all };
    },
    many: async (context, ids, condition) => {
      if (ids.length === 0 || condition === false) return [];
      return (await sql<Row>`${table.select} WHERE ${table.id} = ANY(${ids}::bigint[]) AND ${matching(context, { where: condition, search: [] })}`.execute(context.db)).rows;
    },
  };
}
