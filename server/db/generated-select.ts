import { sql, type RawBuilder } from 'kysely';
import { kindFacts } from '#resources/schema/index.ts';
import { at, put } from '#resources/schema/condition.ts';
import type { Leaf, Resource } from '#resources/schema/resolve.ts';
import { asText, ref } from '#server/db/entity-columns.ts';
import { identifier } from '#server/db/identifiers.ts';
import { columnOf, frozenColumn, partTable, phoneColumns, targetTable } from '#server/db/tables-from-declarations.ts';
import type { Row } from '#server/store.ts';

type Sql = RawBuilder<unknown>;

/** What a reader gets in place of a secret that is set. */
export const mask = '****';

/** One value of a record: where it stands in the record, the SQL it is read by, and what it is made into. */
interface Part {
  readonly path: string;
  readonly sql: Sql;
  readonly read?: (value: unknown) => unknown;
}
/** How a generated table is read: columns and the joins of embedded references, each row by row in the same query. */
export interface Selection {
  readonly columns: Sql;
  readonly joins: Sql;
  readonly record: (row: Row) => Row & { readonly id: number };
}

const flag = (value: unknown) => (value === null ? null : value === true ? 1 : 0);
const object = (entries: readonly (readonly [string, Sql])[]): Sql => sql`jsonb_build_object(${sql.join(entries.flatMap(([key, value]) => [sql`${sql.lit(key)}::text`, value]))})`;
const json = (leaf: Leaf, column: Sql): Sql => (leaf.kind === 'flag' ? sql`(${column})::integer` : asText(column, kindFacts[leaf.kind].column));

/** Embedded parts as columns of the target's row. */
export const embedded = (leaf: Leaf, alias: string): readonly (readonly [string, Sql])[] =>
  (leaf.options.embeds ?? []).map((path) => [path, ref(alias, identifier(path))] as const);

const nested = (flat: Row): Row => Object.entries(flat).reduce<Row>((out, [path, value]) => put(out, path, value), {});
const linkSql = (entity: string, leaf: Leaf, alias: string): Sql => {
  const { embeds, by } = leaf.options;
  const plain = !embeds && by !== 'name';
  const member = embeds ? object([['id', sql`o.id`], ...embedded(leaf, 'o')]) : by === 'name' ? sql`o.name` : sql`l.target_id`;
  const join = plain ? sql`` : sql`JOIN ${sql.table(targetTable(leaf.meta.to ?? ''))} AS o ON o.id = l.target_id`;
  return sql`(SELECT coalesce(jsonb_agg(${member} ORDER BY l.position, l.target_id), '[]') FROM ${sql.table(partTable(entity, leaf))} AS l ${join} WHERE l.parent_id = ${ref(alias, 'id')})`;
};
const rowsSql = (entity: string, leaf: Leaf, alias: string): Sql => {
  const fields = leaf.rows.filter((row) => !row.options.derive).map((row) => [row.path, json(row, ref('l', columnOf(row)))] as const);
  return sql`(SELECT coalesce(jsonb_agg(${object([['id', sql`l.id`], ...fields])} ORDER BY l.position, l.id), '[]') FROM ${sql.table(partTable(entity, leaf))} AS l WHERE l.parent_id = ${ref(alias, 'id')})`;
};

const referenceParts = (leaf: Leaf, alias: string, join: string): readonly Part[] => {
  const id: Part = { path: `${leaf.path}.id`, sql: ref(alias, columnOf(leaf)) };
  if (!leaf.options.embeds) return [{ path: leaf.path, sql: ref(alias, columnOf(leaf)) }];
  if (leaf.options.embedded === 'frozen') return [{ path: leaf.path, sql: sql`${ref(alias, frozenColumn(leaf))} || jsonb_build_object('id', ${id.sql})`, read: (value) => value ?? null }];
  return [id, ...embedded(leaf, join).map(([path, column]) => ({ path: `${leaf.path}.${path}`, sql: column }))];
};

const partsOf = (entity: string, leaf: Leaf, alias: string, join: string): readonly Part[] => {
  if (leaf.options.derive) return [];
  switch (leaf.kind) {
    case 'reference':
      return referenceParts(leaf, alias, join);
    case 'references':
      return [{ path: leaf.path, sql: linkSql(entity, leaf, alias), read: (value) => (leaf.options.embeds ? (value as readonly Row[]).map(nested) : value) }];
    case 'list':
      return leaf.options.saved === 'byId'
        ? [{ path: leaf.path, sql: rowsSql(entity, leaf, alias), read: (value) => (value as readonly Row[]).map(nested) }]
        : [{ path: leaf.path, sql: ref(alias, columnOf(leaf)) }];
    case 'phone':
      return phoneColumns(leaf).map((column, i) => ({ path: `${leaf.path}.${i === 0 ? 'country_code' : 'national_number'}`, sql: ref(alias, column) }));
    case 'secret':
      return leaf.options.shown === 'set' ? [{ path: leaf.path, sql: sql`CASE WHEN ${ref(alias, columnOf(leaf))} IS NULL THEN NULL ELSE ${sql.lit(mask)} END` }] : [];
    case 'flag':
      return [{ path: leaf.path, sql: ref(alias, columnOf(leaf)), read: flag }];
    default:
      return [{ path: leaf.path, sql: ref(alias, columnOf(leaf)) }];
  }
};

/** How rows of an entity are read from its generated table, which `alias` stands for in the query. */
export function selectionOf(resource: Resource, alias: string): Selection {
  const joined = resource.leaves.filter((leaf) => leaf.kind === 'reference' && leaf.options.embeds && leaf.options.embedded !== 'frozen');
  const joinOf = (leaf: Leaf) => `e${joined.indexOf(leaf)}`;
  const system: readonly Part[] = ['id', 'version', 'created_at', 'updated_at'].map((column) => ({ path: column, sql: ref(alias, column) }));
  const parts = [...system, ...resource.leaves.flatMap((leaf) => partsOf(resource.entity, leaf, alias, joinOf(leaf)))];
  const derived = resource.leaves.filter((leaf) => leaf.options.derive);
  return {
    columns: sql.join(parts.map((part, i) => sql`${part.sql} AS ${sql.ref(`c${i}`)}`)),
    joins: sql.join(joined.map((leaf) => sql`LEFT JOIN ${sql.table(targetTable(leaf.meta.to ?? ''))} AS ${sql.ref(joinOf(leaf))} ON ${ref(joinOf(leaf), 'id')} = ${ref(alias, columnOf(leaf))}`), sql` `),
    record: (row) => {
      let record = parts.reduce<Row>((out, part, i) => put(out, part.path, part.read ? part.read(row[`c${i}`]) : row[`c${i}`]), {});
      for (const leaf of joined) if (at(record, `${leaf.path}.id`) === null) record = put(record, leaf.path, null);
      for (const leaf of derived) record = put(record, leaf.path, leaf.options.derive?.(record) ?? null);
      return record as Row & { readonly id: number };
    },
  };
}
