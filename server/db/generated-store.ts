import { sql, type RawBuilder } from 'kysely';
import { kindFacts, type Condition } from '#resources/schema/index.ts';
import type { Registry } from '#resources/schema/registry.ts';
import type { Resource } from '#resources/schema/resolve.ts';
import { collationOf } from '#server/db/collation.ts';
import { conditionSql } from '#server/db/conditions.ts';
import type { Counts } from '#server/db/counts.ts';
import { fetched } from '#server/db/cursor.ts';
import { columnsOf, foundBy, labelOf, ref } from '#server/db/entity-columns.ts';
import { selectionOf } from '#server/db/generated-select.ts';
import { insertRow, updateRow } from '#server/db/generated-write.ts';
import { identifier } from '#server/db/identifiers.ts';
import { columnOf, targetTable } from '#server/db/tables-from-declarations.ts';
import type { Context, Query, Row, Store } from '#server/store.ts';

const alias = 't';

/** Rows of a table whose number is kept by `countingTriggers`. */
export async function keptCount({ db }: Pick<Context, 'db'>, table: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`SELECT coalesce(sum(total), 0) AS total FROM row_counts WHERE table_name = ${table}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** What a list is sorted by: text by the rules of a language, references by what names the other record; empty values last; id decides between equals. */
const orderOf = (registry: Registry, resource: Resource, [path, direction]: Query['sort'], language: string): RawBuilder<unknown> => {
  const leaf = resource.leaf(path);
  if (!leaf || leaf.options.derive) throw new Error(`${resource.name}: cannot be sorted by ${path}`);
  const down = direction === 'DESC' ? sql` DESC` : sql``;
  const id = sql`${ref(alias, 'id')}${down}`;
  if (path === 'id') return id;
  const collation = sql`COLLATE ${sql.ref(collationOf(language))}`;
  const key = ref(alias, columnOf(leaf));
  const label = leaf.kind === 'reference' ? labelOf(registry, leaf, 'o') : null;
  const text = label ? label.text : kindFacts[leaf.kind].column === 'text';
  const own = label ? sql`(SELECT ${label.sql} FROM ${sql.table(targetTable(leaf.meta.to ?? ''))} AS o WHERE o.id = ${key})` : key;
  const value = text ? sql`${own} ${collation}` : own;
  return sql`${value}${down} NULLS LAST, ${id}`;
};

/** The store of an entity whose table is generated. A list is one query with everything embedded, and a count. */
export function generatedStore(registry: Registry, resource: Resource, counts: Counts): Store {
  const table = identifier(resource.entity);
  const from = sql`${sql.table(table)} AS ${sql.ref(alias)}`;
  const selection = selectionOf(resource, alias);
  const columns = columnsOf(registry, resource, alias);
  const where = (condition: Condition) => conditionSql(condition, columns);

  const matching = (query: Pick<Query, 'where' | 'search'>) => {
    const search = query.search.map(({ path, text }) => foundBy(registry, resource, alias, path, text));
    return search.length === 0 ? where(query.where) : sql<boolean>`${where(query.where)} AND (${sql.join(search, sql` OR `)})`;
  };
  const count = async (context: Context, query: Query): Promise<number> => {
    if (query.where === false) return 0;
    if (query.where === true && query.search.length === 0) return await keptCount(context, table);
    return await counts.total(resource.entity, JSON.stringify([query.where, query.search]), async () => {
      const { rows } = await sql<{ total: number }>`SELECT count(*) AS total FROM ${from} WHERE ${matching(query)}`.execute(context.db);
      return rows[0]?.total ?? 0;
    });
  };
  const many: Store['many'] = async (context, ids, condition) => {
    if (ids.length === 0 || condition === false) return [];
    const { rows } = await sql<Row>`SELECT ${selection.columns} FROM ${from} ${selection.joins} WHERE ${ref(alias, 'id')} = ANY(${ids}::bigint[]) AND ${where(condition)}`.execute(context.db);
    return rows.map(selection.record);
  };
  const one = async (context: Context, id: number): Promise<Row> => {
    const [row] = await many(context, [id], true);
    if (!row) throw new Error(`${resource.name}: row ${id} is gone`);
    return row;
  };

  return {
    list: async (context, query) => {
      if (query.where === false) return { rows: [], total: 0 };
      const page = async () => {
        const order = orderOf(registry, resource, query.sort, context.language);
        const { rows } = await sql<Row>`SELECT ${selection.columns} FROM ${from} ${selection.joins} WHERE ${matching(query)} ORDER BY ${order} LIMIT ${query.limit} OFFSET ${query.offset}`.execute(context.db);
        return rows.map(selection.record);
      };
      // A transaction is one connection: its queries go one after another.
      if (context.db.isTransaction) return { rows: await page(), total: await count(context, query) };
      const [rows, total] = await Promise.all([page(), count(context, query)]);
      return { rows, total };
    },
    stream: async function* (context, query) {
      if (query.where === false) return;
      const order = orderOf(registry, resource, query.sort, context.language);
      for await (const rows of fetched(context, sql`SELECT ${selection.columns} FROM ${from} ${selection.joins} WHERE ${matching(query)} ORDER BY ${order}`)) yield rows.map(selection.record);
    },
    many,
    create: async (context, body) => one(context, await insertRow(context, resource, table, body)),
    update: async (context, before, body) => {
      await updateRow(context, resource, table, before.id, body);
      return await one(context, before.id);
    },
    delete: async ({ db }, { id }) => {
      await sql`DELETE FROM ${sql.table(table)} WHERE id = ${id}`.execute(db);
    },
  };
}
