import { kindFacts } from '#resources/schema/index.ts';
import type { Registry } from '#resources/schema/registry.ts';
import type { Leaf, Resource } from '#resources/schema/resolve.ts';
import { identifier } from '#server/db/identifiers.ts';
import type { Placement } from '#server/plug.ts';

/** A column. `initial` fills rows that are already there when the column is added. */
export interface ColumnShape {
  readonly type: string;
  readonly required: boolean;
  readonly initial?: string | number | boolean;
}
export interface ForeignKeyShape {
  readonly column: string;
  readonly to: string;
  readonly onDelete: 'restrict' | 'set null' | 'cascade';
}
/** A generated table, as `shape.json` records it. Every table has `id`, unless it is a join table; entities' tables have versions too. */
export interface TableShape {
  readonly name: string;
  /** Where the declaration says it: `articles`, `articles.arena_ids`. */
  readonly address: string;
  readonly columns: Readonly<Record<string, ColumnShape>>;
  readonly key: readonly string[];
  readonly foreignKeys: Readonly<Record<string, ForeignKeyShape>>;
  /** Constraint or index -> its columns; text is compared without regard to case. */
  readonly unique: Readonly<Record<string, readonly string[]>>;
  readonly noOverlap: Readonly<Record<string, { readonly from: string; readonly to: string }>>;
  /** Plain indexes and, for columns that are searched, trigram indexes on `search_text(column)`. */
  readonly indexes: Readonly<Record<string, { readonly column: string; readonly search?: true }>>;
}
type Draft = { -readonly [K in keyof TableShape]: TableShape[K] extends Readonly<Record<string, infer V>> ? Record<string, V> : TableShape[K] };

/** Departures of all modules, by entity. */
export type Placements = Readonly<Record<string, Placement | undefined>>;

/** Column of a leaf that has exactly one: a reference is called as the body calls it (`company_id`). */
export const columnOf = (leaf: Leaf): string => identifier(leaf.kind === 'reference' ? leaf.body : leaf.path);
/** Table of a list saved by id, or of the links of a list of references. */
export const partTable = (entity: string, leaf: Leaf): string => identifier(entity, leaf.path);
/** Table that a reference points at: `countries` or, for `countries.taxes`, the table of that list. */
export const targetTable = (to: string): string => identifier(to);
export const frozenColumn = (leaf: Leaf): string => `${columnOf(leaf)}_frozen`;
export const phoneColumns = (leaf: Leaf): readonly [string, string] => [identifier(leaf.path, 'country_code'), identifier(leaf.path, 'national_number')];

const fail = (place: string, text: string): never => {
  throw new Error(`${place}: ${text}`);
};
const empty = (name: string, address: string, key: readonly string[]): Draft => ({ name, address, columns: {}, key, foreignKeys: {}, unique: {}, noOverlap: {}, indexes: {} });
const system = { id: { type: 'bigint', required: true } } as const satisfies Record<string, ColumnShape>;
const versioned = {
  version: { type: 'integer', required: true, initial: 1 },
  created_at: { type: 'timestamp with time zone', required: true },
  updated_at: { type: 'timestamp with time zone', required: true },
} as const satisfies Record<string, ColumnShape>;
const typeNames: Readonly<Record<string, string>> = { timestamptz: 'timestamp with time zone', timestamp: 'timestamp without time zone' };
const onDelete = { refuse: 'restrict', detach: 'set null', remove: 'cascade' } as const;

const initialOf = (leaf: Leaf): ColumnShape['initial'] => {
  const { initial } = leaf.options;
  if (leaf.kind === 'flag') return initial === undefined ? undefined : initial === 1;
  return typeof initial === 'string' || typeof initial === 'number' || typeof initial === 'boolean' ? initial : undefined;
};

const addColumn = (table: Draft, name: string, column: ColumnShape, place: string): void => {
  if (table.columns[name]) fail(place, `two fields share the column ${name}`);
  table.columns[name] = column;
};

const addReference = (table: Draft, leaf: Leaf, required: boolean, place: string): void => {
  const column = columnOf(leaf);
  addColumn(table, column, { type: 'bigint', required }, place);
  if (leaf.options.embedded === 'frozen') addColumn(table, frozenColumn(leaf), { type: 'jsonb', required: false }, place);
  const action = onDelete[leaf.options.onDelete ?? 'refuse'];
  if (action === 'set null' && required) fail(place, 'what is required cannot be detached');
  table.foreignKeys[identifier(table.name, column, 'fkey')] = { column, to: targetTable(leaf.meta.to ?? ''), onDelete: action };
  table.indexes[identifier(table.name, column, 'idx')] = { column };
};

/** Adds the columns of leaves; lists and links get tables of their own, which are answered. */
const addLeaves = (table: Draft, leaves: readonly Leaf[], conditional: ReadonlySet<string>): readonly Draft[] =>
  leaves.flatMap((leaf): readonly Draft[] => {
    const place = `${table.address}.${leaf.path}`;
    const required = leaf.options.required === true && !conditional.has(leaf.path);
    if (leaf.options.derive) return [];
    if (leaf.kind === 'reference') addReference(table, leaf, required, place);
    else if (leaf.kind === 'references') return [links(table, leaf, place)];
    else if (leaf.kind === 'list' && leaf.options.saved === 'byId') return child(table, leaf, place);
    else if (leaf.options.saved === 'named') fail(place, 'a list whose rows are named needs a store of its own');
    else if (leaf.kind === 'phone') for (const name of phoneColumns(leaf)) addColumn(table, name, { type: 'text', required: false }, place);
    else {
      const type = kindFacts[leaf.kind].column ?? fail(place, `a ${leaf.kind} has no column`);
      const list = type === 'text[]' || leaf.kind === 'list';
      const initial = leaf.kind === 'list' ? '[]' : type === 'text[]' ? '{}' : initialOf(leaf);
      addColumn(table, columnOf(leaf), { type: typeNames[type] ?? type, required: required || list, ...(initial === undefined ? {} : { initial }) }, place);
    }
    return [];
  });

const links = (table: Draft, leaf: Leaf, place: string): Draft => {
  if (!table.columns.version) fail(place, 'rows of a list cannot hold a list of references');
  const part = empty(identifier(table.name, leaf.path), place, ['parent_id', 'target_id']);
  part.columns = { parent_id: { type: 'bigint', required: true }, target_id: { type: 'bigint', required: true }, position: { type: 'integer', required: true } };
  part.foreignKeys[identifier(part.name, 'parent_id', 'fkey')] = { column: 'parent_id', to: table.name, onDelete: 'cascade' };
  part.foreignKeys[identifier(part.name, 'target_id', 'fkey')] = { column: 'target_id', to: targetTable(leaf.meta.to ?? ''), onDelete: leaf.options.onDelete === 'detach' ? 'cascade' : 'restrict' };
  part.indexes[identifier(part.name, 'target_id', 'idx')] = { column: 'target_id' };
  return part;
};

const child = (table: Draft, leaf: Leaf, place: string): readonly Draft[] => {
  if (!table.columns.version) fail(place, 'a list saved by id inside another needs a table of its own');
  const part = empty(identifier(table.name, leaf.path), place, ['id']);
  part.columns = { ...system, parent_id: { type: 'bigint', required: true }, position: { type: 'integer', required: true } };
  part.foreignKeys[identifier(part.name, 'parent_id', 'fkey')] = { column: 'parent_id', to: table.name, onDelete: 'cascade' };
  part.indexes[identifier(part.name, 'parent_id', 'idx')] = { column: 'parent_id' };
  for (const row of leaf.rows) {
    if (row.kind === 'secret') fail(`${place}.${row.path}`, 'rows of a list cannot hold a secret');
    if (row.options.embeds) fail(`${place}.${row.path}`, 'rows of a list cannot embed');
    if (row.options.unique) part.unique[identifier(part.name, row.path, 'unique')] = ['parent_id', columnOf(row)];
  }
  return [part, ...addLeaves(part, leaf.rows, new Set())];
};

const columnsFor = (table: Draft, resource: Resource, paths: readonly string[], place: string): readonly string[] =>
  paths.map((path) => {
    const leaf = resource.leaf(path);
    const column = leaf && columnOf(leaf);
    return column && table.columns[column] ? column : fail(place, `${path} has no column`);
  });

const tablesOf = (guises: readonly Resource[]): readonly TableShape[] => {
  const [first] = guises;
  if (!first) return [];
  const table = empty(identifier(first.entity), first.entity, ['id']);
  table.columns = { ...system, ...versioned };
  const conditional = new Set(guises.flatMap((guise) => Object.keys(guise.when)));
  const parts = addLeaves(table, first.leaves, conditional);
  for (const guise of guises) {
    for (const paths of guise.unique) table.unique[identifier(table.name, ...paths, 'unique')] = columnsFor(table, guise, paths, `${guise.name}.unique`);
    if (guise.noOverlap) {
      const [from = '', to = ''] = columnsFor(table, guise, [guise.noOverlap.from, guise.noOverlap.to], `${guise.name}.noOverlap`);
      table.noOverlap[identifier(table.name, 'no_overlap')] = { from, to };
    }
    for (const path of Object.values(guise.list.search.keys)) {
      const leaf = guise.leaf(path);
      if (leaf?.options.derive) fail(`${guise.name}.list.search`, `${path} is derived: its store must search it`);
      const column = leaf && columnOf(leaf);
      if (column && table.columns[column]?.type === 'text') table.indexes[identifier(table.name, column, 'search')] = { column, search: true };
    }
    for (const path of guise.list.sortable) if (guise.leaf(path)?.options.derive) fail(`${guise.name}.list.sortable`, `${path} is derived: its store must sort it`);
  }
  return [table, ...parts];
};

/**
 * Every generated table: one per entity named as it, one per list saved by id, one per list of references. Entities that bring their own table are left out.
 * Text that must be unique is compared in lower case; accents count. Throws with an address for what has no table.
 */
export function tablesFromDeclarations(registry: Registry, placements: Placements): readonly TableShape[] {
  const entities = [...new Set(registry.all.map((resource) => resource.entity))];
  return entities.filter((entity) => !placements[entity]?.ownTable).flatMap((entity) => tablesOf([...registry.guisesOf(entity)].sort((a, b) => Number(b.name === entity) - Number(a.name === entity))));
}
