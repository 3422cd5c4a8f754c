import { sql, type RawBuilder } from 'kysely';
import { kindFacts } from '#resources/schema/index.ts';
import { at } from '#resources/schema/condition.ts';
import { rowOperation, writableIn, type Leaf, type Resource } from '#resources/schema/resolve.ts';
import type { Violation } from '#resources/schema/violations.ts';
import { embedded } from '#server/db/generated-select.ts';
import { columnOf, frozenColumn, partTable, phoneColumns, targetTable } from '#server/db/tables-from-declarations.ts';
import { invalid } from '#server/http/refusal.ts';
import type { Context, Row } from '#server/store.ts';

type Assignment = readonly [column: string, value: unknown];
interface Named {
  readonly id: number;
  readonly name: string;
}

/** The other record's parts as they are now, for references that keep a copy. */
const copyOf = (leaf: Leaf, id: unknown): RawBuilder<unknown> =>
  sql`(SELECT jsonb_build_object(${sql.join(embedded(leaf, 'o').flatMap(([path, column]) => [sql`${sql.lit(path)}::text`, column]))}) FROM ${sql.table(targetTable(leaf.meta.to ?? ''))} AS o WHERE o.id = ${id})`;

/** Columns of one leaf with the value a body gives it; none for what is kept in other tables. */
const assignmentsOf = (leaf: Leaf, value: unknown): readonly Assignment[] => {
  if (leaf.kind === 'references' || (leaf.kind === 'list' && leaf.options.saved === 'byId')) return [];
  if (leaf.kind === 'phone') {
    const [code, number] = phoneColumns(leaf);
    return [[code, at(value, 'country_code') ?? null], [number, at(value, 'national_number') ?? null]];
  }
  const column = columnOf(leaf);
  if (leaf.kind === 'flag') return [[column, value === null ? null : value === 1]];
  if (leaf.kind === 'reference' && leaf.options.embedded === 'frozen') return [[column, value], [frozenColumn(leaf), copyOf(leaf, value)]];
  const type = kindFacts[leaf.kind].column;
  if (type === 'text[]') return [[column, value ?? []]];
  return [[column, type !== 'jsonb' || (value === null && leaf.kind !== 'list') ? value : sql`${JSON.stringify(value ?? [])}::jsonb`]];
};
const assignments = (leaves: readonly Leaf[], operation: 'create' | 'update', body: Row): readonly Assignment[] =>
  leaves.filter((leaf) => writableIn(leaf, operation) && at(body, leaf.body) !== undefined).flatMap((leaf) => assignmentsOf(leaf, at(body, leaf.body)));

const insert = async ({ db }: Context, table: string, values: readonly Assignment[]): Promise<number> => {
  const { rows } = await sql<{ id: number }>`INSERT INTO ${sql.table(table)} (${sql.join(values.map(([column]) => sql.ref(column)))}) VALUES (${sql.join(values.map(([, value]) => sql`${value}`))}) RETURNING id`.execute(db);
  return rows[0]?.id ?? 0;
};
const set = (values: readonly Assignment[]) => sql.join(values.map(([column, value]) => sql`${sql.ref(column)} = ${value}`));

/** Puts the links of a list of references as the body lists them. Unknown members are broken rules. */
const saveLinks = async ({ db }: Context, entity: string, leaf: Leaf, id: number, members: readonly (number | string)[]): Promise<void> => {
  const table = sql.table(partTable(entity, leaf));
  const target = sql.table(targetTable(leaf.meta.to ?? ''));
  const byName = leaf.options.by === 'name';
  const { rows } = byName
    ? await sql<Named>`SELECT id, name FROM ${target} WHERE name = ANY(${members}::text[])`.execute(db)
    : await sql<Named>`SELECT id, id::text AS name FROM ${target} WHERE id = ANY(${members}::bigint[])`.execute(db);
  const ids = members.map((member) => rows.find((row) => row.name === String(member))?.id);
  if (ids.includes(undefined)) throw invalid({ path: leaf.body, rule: 'reference' });
  await sql`DELETE FROM ${table} WHERE parent_id = ${id} AND target_id <> ALL(${ids}::bigint[])`.execute(db);
  await sql`INSERT INTO ${table} AS l (parent_id, target_id, position) SELECT ${id}, target, position FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS wanted (target, position)
    ON CONFLICT (parent_id, target_id) DO UPDATE SET position = excluded.position WHERE l.position <> excluded.position`.execute(db);
};

/** Rows that name their id are changed, others added at the end; rows that are not named stay. */
const saveRows = async (context: Context, entity: string, leaf: Leaf, id: number, rows: readonly Row[]): Promise<void> => {
  const table = partTable(entity, leaf);
  const named = rows.filter((row) => rowOperation(leaf, row) === 'update').map((row) => row.id);
  const { rows: own } = await sql<{ id: number; position: number }>`SELECT id, position FROM ${sql.table(table)} WHERE parent_id = ${id}`.execute(context.db);
  const strangers = rows.flatMap((row, i): Violation[] => (named.includes(row.id) && !own.some((known) => known.id === row.id) ? [{ path: `${leaf.body}.${i}.id`, rule: 'reference' }] : []));
  if (strangers.length > 0) throw invalid(...strangers);
  if (own.length + rows.length - named.length > Number(leaf.options.max)) throw invalid({ path: leaf.body, rule: 'atMost', amount: Number(leaf.options.max) });
  let position = Math.max(0, ...own.map((row) => row.position));
  for (const row of rows) {
    const operation = rowOperation(leaf, row);
    const values = assignments(leaf.rows, operation, row);
    if (operation === 'create') await insert(context, table, [['parent_id', id], ['position', (position += 1)], ...values]);
    else if (values.length > 0) await sql`UPDATE ${sql.table(table)} SET ${set(values)} WHERE id = ${row.id}`.execute(context.db);
  }
};

const saveParts = async (context: Context, resource: Resource, operation: 'create' | 'update', id: number, body: Row): Promise<void> => {
  for (const leaf of resource.leaves) {
    const value = at(body, leaf.body);
    if (value === undefined || !writableIn(leaf, operation)) continue;
    if (leaf.kind === 'references') await saveLinks(context, resource.entity, leaf, id, (value ?? []) as readonly (number | string)[]);
    if (leaf.kind === 'list' && leaf.options.saved === 'byId') await saveRows(context, resource.entity, leaf, id, (value ?? []) as readonly Row[]);
  }
};

/** Adds a row; answers its id. */
export async function insertRow(context: Context, resource: Resource, table: string, body: Row): Promise<number> {
  const now = context.now().toISOString();
  const id = await insert(context, table, [['created_at', now], ['updated_at', now], ...assignments(resource.leaves, 'create', body)]);
  await saveParts(context, resource, 'create', id, body);
  return id;
}

/** Changes what the body names and raises the version. */
export async function updateRow(context: Context, resource: Resource, table: string, id: number, body: Row): Promise<void> {
  const values = assignments(resource.leaves, 'update', body);
  await sql`UPDATE ${sql.table(table)} SET ${sql.join([set([...values, ['updated_at', context.now().toISOString()]]), sql`version = version + 1`])} WHERE id = ${id}`.execute(context.db);
  await saveParts(context, resource, 'update', id, body);
}
