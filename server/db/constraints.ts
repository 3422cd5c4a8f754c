import type { Registry } from '#resources/schema/registry.ts';
import type { Leaf } from '#resources/schema/resolve.ts';
import { identifier } from '#server/db/identifiers.ts';
import { columnOf, partTable, tablesFromDeclarations, type Placements } from '#server/db/tables-from-declarations.ts';

/** Name of a constraint or unique index -> paths in the body that it blames. */
export type Constraints = ReadonlyMap<string, readonly string[]>;

/** What every constraint of the generated tables blames, and those that departures name. */
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
  for (const table of tablesFromDeclarations(registry, placements)) {
    const blamed = (columns: readonly string[]) => columns.flatMap((column) => bodies.get(table.name)?.get(column) ?? []);
    for (const [name, columns] of Object.entries(table.unique)) {
      const chosen = columns.filter((column) => !places.has(`${table.name}.${column}`));
      found.set(name, blamed(chosen.length > 0 ? chosen : columns));
    }
    for (const [name, { column }] of Object.entries(table.foreignKeys)) found.set(name, blamed([column]));
    for (const [name, { from, to }] of Object.entries(table.noOverlap)) found.set(name, blamed([from, to]));
  }
  for (const placement of Object.values(placements)) for (const [name, paths] of Object.entries(placement?.constraints ?? {})) found.set(name, paths);
  return found;
}
