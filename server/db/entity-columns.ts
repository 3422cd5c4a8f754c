import { sql, type RawBuilder } from 'kysely';
import { kindFacts } from '#resources/schema/index.ts';
import type { Registry } from '#resources/schema/registry.ts';
import { systemLeaves, type Leaf, type Resource } from '#resources/schema/resolve.ts';
import { searchSql, type Column, type ColumnOf, type ScalarType } from '#server/db/conditions.ts';
import { identifier } from '#server/db/identifiers.ts';
import { columnOf, partTable, phoneColumns, targetTable } from '#server/db/tables-from-declarations.ts';

type Sql = RawBuilder<unknown>;

/** A column of the row that `alias` stands for. */
export const ref = (alias: string, column: string): Sql => sql.ref(`${alias}.${column}`);

/** A column's value as records hold it; days and instants become text only inside JSON and conditions. */
export const asText = (column: Sql, type: string | null): Sql => {
  if (type === 'timestamptz') return sql`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  if (type === 'timestamp') return sql`to_char(${column}, 'YYYY-MM-DD HH24:MI:SS')`;
  return type === 'date' ? sql`to_char(${column}, 'YYYY-MM-DD')` : column;
};

const types: Readonly<Record<string, ScalarType>> = { bigint: 'whole', 'double precision': 'number', boolean: 'boolean' };
/** The type by which conditions ask about a leaf. */
export const scalarTypeOf = (leaf: Leaf): ScalarType => (leaf.kind === 'flag' ? 'flag' : (types[kindFacts[leaf.kind].column ?? ''] ?? 'text'));

/** What names the target, as the row `alias`, to a person; and whether that is text. */
export const labelOf = (registry: Registry, leaf: Leaf, alias: string): { readonly sql: Sql; readonly text: boolean } => {
  const [name = '', list] = (leaf.meta.to ?? '').split('.');
  const target = list === undefined ? registry.get(name) : undefined;
  const path = leaf.options.by === 'name' ? 'name' : (target?.label ?? leaf.options.embeds?.[0] ?? 'name');
  const kind = target ? target.leaf(path)?.kind : 'text';
  return { sql: ref(alias, identifier(path)), text: kind !== undefined && kindFacts[kind].column === 'text' };
};

/** Paths of a generated table as columns of the row that `alias` stands for. Throws for what no condition may ask about. */
export const columnsOf = (registry: Registry, resource: Resource, alias: string): ColumnOf => {
  const byPath = new Map([...systemLeaves, ...resource.leaves].map((leaf) => [leaf.path, leaf]));
  return (path): Column => {
    const leaf = byPath.get(path);
    const list = resource.leaves.find((other) => other.kind === 'references' && other.options.embeds?.some((name) => path === `${other.path}.${name}`));
    const part = list && registry.get(list.meta.to ?? '').leaf(path.slice(list.path.length + 1));
    if (list && part && ![null, 'jsonb', 'text[]'].includes(kindFacts[part.kind].column)) return linksOf(resource.entity, list, alias, part);
    if (!leaf || leaf.options.derive) throw new Error(`${resource.name}: no condition can ask about ${path}`);
    if (leaf.kind === 'references') return linksOf(resource.entity, leaf, alias);
    const { column } = kindFacts[leaf.kind];
    if (column === null || column === 'jsonb') throw new Error(`${resource.name}: no condition can ask about ${path}`);
    const value = ref(alias, columnOf(leaf));
    return column === 'text[]' ? { is: 'array', sql: value } : { is: 'scalar', type: scalarTypeOf(leaf), sql: asText(value, column) };
  };
};

/** @param part of the records that are pointed to, where not they themselves are asked about */
const linksOf = (entity: string, leaf: Leaf, alias: string, part?: Leaf): Column => {
  const table = sql.table(partTable(entity, leaf));
  const named = leaf.options.by === 'name';
  const asked = part ? asText(ref('o', columnOf(part)), kindFacts[part.kind].column) : named ? sql.ref('o.name') : null;
  return {
    is: 'links',
    type: part ? scalarTypeOf(part) : named ? 'text' : 'whole',
    some: (test) =>
      asked
        ? sql<boolean>`EXISTS (SELECT FROM ${table} AS l JOIN ${sql.table(targetTable(leaf.meta.to ?? ''))} AS o ON o.id = l.target_id WHERE l.parent_id = ${ref(alias, 'id')} AND ${test(asked)})`
        : sql<boolean>`EXISTS (SELECT FROM ${table} AS l WHERE l.parent_id = ${ref(alias, 'id')} AND ${test(sql.ref('l.target_id'))})`,
  };
};

/** Whether the text at a path holds `text`. Days must match whole, references by what names the other record. */
export const foundBy = (registry: Registry, resource: Resource, alias: string, path: string, text: string): RawBuilder<boolean> => {
  const leaf = resource.leaf(path);
  if (!leaf || leaf.options.derive) throw new Error(`${resource.name}: ${path} cannot be searched`);
  const { column } = kindFacts[leaf.kind];
  if (leaf.kind === 'reference' || leaf.kind === 'references') {
    const target = sql.table(targetTable(leaf.meta.to ?? ''));
    const label = labelOf(registry, leaf, 'o');
    const named = searchSql(label.text ? label.sql : sql`${label.sql}::text`, text);
    return leaf.kind === 'reference'
      ? sql<boolean>`EXISTS (SELECT FROM ${target} AS o WHERE o.id = ${ref(alias, columnOf(leaf))} AND ${named})`
      : sql<boolean>`EXISTS (SELECT FROM ${sql.table(partTable(resource.entity, leaf))} AS l JOIN ${target} AS o ON o.id = l.target_id WHERE l.parent_id = ${ref(alias, 'id')} AND ${named})`;
  }
  if (leaf.kind === 'phone') return searchSql(sql`${ref(alias, phoneColumns(leaf)[0])} || ${ref(alias, phoneColumns(leaf)[1])}`, text.replace(/^\+|\s/g, ''));
  const value = ref(alias, columnOf(leaf));
  if (column === 'text[]') return sql<boolean>`EXISTS (SELECT FROM unnest(${value}) AS member WHERE ${searchSql(sql.ref('member'), text)})`;
  return column === 'text' ? searchSql(value, text) : sql<boolean>`coalesce(starts_with(${asText(value, column)}, ${text.replaceAll('\0', '')}), false)`;
};
