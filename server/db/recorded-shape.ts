import type { Registry } from '#resources/schema/registry.ts';
import { tablesFromDeclarations, type Placements } from '#server/db/tables-from-declarations.ts';

/** The shape of every generated table as `shape.json` records it, so that a change of a declaration shows what it does to the database. */
export const shapeText = (registry: Registry, placements: Placements): string =>
  `${JSON.stringify(Object.fromEntries(tablesFromDeclarations(registry, placements).map(({ name, ...table }) => [name, table])), null, 2)}\n`;
