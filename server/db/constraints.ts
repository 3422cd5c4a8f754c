import type { Registry } from '#resources/schema/registry.ts';
import type { Leaf } from '#resources/schema/resolve.ts';
import { identifier } from '#server/db/identifiers.ts';
import { columnOf, partTable, tablesFromDeclarations, type Placements } from '#server/db/tables-from-declarations.ts';

/** What an error of the database speaks of, in the words of the declarations. */
export interface Constraints {
  /** Name of a constraint or unique index -> paths in the body that it blames. */
  readonly paths: ReadonlyMap<string, readonly string[]>;
  /** Name of a table -> the entity whose records it holds, or parts of them. */
  readonly entities: ReadonlyMap<string, string>;
}

/** What every constraint of the generated tables blames, and whose these tables are; likewise those that departures name. */
export function constraintsOf(registry: Registry, placements: Placements): Constraints {
  const bodies = new Map<string, Map<string, string>>();
  const note = (table: string, column: string, body: string) => bodies.set(table, (bodies.get(table) ?? new Map<string, string>()).set(column, body));
  const walk = (table: string, leaves: readonly Leaf[], prefix: string) => {
    for (const leaf of leaves) {
      const body = `${prefix}${leaf.body}`;
      if (leaf.kind === 'references') note(partTable(table, leaf), 'target_id', body);
      else if (leaf.kind === 'list' && leaf.options.saved === 'byId') walk(partTable(table, leaf), leaf.rows.map((row) => ({ ...row, body: leaf.body })), prefix);
      else note(table, columnOf(leaf), body);
    }
  };
  for (const resource of registry.all) walk(identifier(resource.entity), resource.leaves, '');
  /** Where something is, rather than what it is: of two values that must not meet again the other one is to blame. */
  const places = new Set(registry.all.flatMap(({ entity, scope, leaves }) => leaves.filter(({ path }) => path === scope?.through).map((leaf) => `${identifier(entity)}.${columnOf(leaf)}`)));
  const found = new Map<string, readonly string[]>();
  const entities = new Map(registry.all.map(({ entity }) => [identifier(entity), entity]));
  for (const table of tablesFromDeclarations(registry, placements)) {
    entities.set(table.name, table.address.split('.')[0] ?? table.address);
    const blamed = (columns: readonly string[]) => columns.flatMap((column) => bodies.get(table.name)?.get(column) ?? []);
    for (const [name, columns] of Object.entries(table.unique)) {
      const chosen = columns.filter((column) => !places.has(`${table.name}.${column}`));
      found.set(name, blamed(chosen.length > 0 ? chosen : columns));
    }
    for (const [name, { column }] of Object.entries(table.foreignKeys)) found.set(name, blamed([column]));
    for (const [name, { from, to }] of Object.entries(table.noOverlap)) found.set(name, blamed([from, to]));
  }
  for (const [entity, placement] of Object.entries(placements)) {
    for (const [name, paths] of Object.entries(placement?.constraints ?? {})) found.set(name, paths);
    for (const table of placement?.parts ?? []) entities.set(table, entity);
  }
  return { paths: found, entities };
}
