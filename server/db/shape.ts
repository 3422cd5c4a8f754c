import { sql, type Kysely } from 'kysely';
import { messages, StartupError, type Progress } from '#server/console-messages.ts';
import { readCatalog, type FoundTable } from '#server/db/catalog.ts';
import type { Database } from '#server/db/database.ts';
import { addColumn, addForeignKey, addIndex, addNoOverlap, addUnique, createTable } from '#server/db/ddl.ts';
import { quoted } from '#server/db/identifiers.ts';
import type { Placements, TableShape } from '#server/db/tables-from-declarations.ts';

/** What must be done so that the database has the declared shape, and what cannot be done without a migration. */
export interface Changes {
  readonly statements: readonly string[];
  /** Foreign keys, which wait until every table is there. */
  readonly foreignKeys: readonly string[];
  /** One line each, beginning with an address. */
  readonly problems: readonly string[];
  /** Tables of entities that are no longer declared; they stay. */
  readonly left: readonly string[];
}
interface Collected {
  statements: string[];
  foreignKeys: string[];
  problems: string[];
}

const differs = (address: string, found: string, declared: string) => `${address}: the database has ${found}, the declaration says ${declared}`;
const kindOf = ({ type, required }: { readonly type: string; readonly required: boolean }) => (required ? `${type} that is always there` : type);

const compareColumns = (shape: TableShape, found: FoundTable, own: ReadonlySet<string>, filled: boolean, out: Collected): void => {
  for (const [name, column] of Object.entries(shape.columns)) {
    const there = found.columns.get(name);
    const address = `${shape.address}.${name}`;
    if (there) {
      if (there.type !== column.type) out.problems.push(differs(address, there.type, column.type));
      else if (there.required !== column.required) out.problems.push(differs(address, kindOf(there), kindOf(column)));
    } else if (filled && column.required && column.initial === undefined) out.problems.push(`${address}: it is required, and rows that are already there have no value for it`);
    else out.statements.push(addColumn(shape.name, name, column));
  }
  for (const [name, { type }] of found.columns) if (!shape.columns[name] && !own.has(name)) out.problems.push(differs(`${shape.address}.${name}`, type, 'nothing'));
};

const compareDemands = (shape: TableShape, found: FoundTable | undefined, known: ReadonlySet<string>, out: Collected): void => {
  for (const [name, columns] of Object.entries(shape.unique)) if (!found?.demands.has(name)) out.statements.push(addUnique(shape, name, columns));
  for (const [name, range] of Object.entries(shape.noOverlap)) if (!found?.demands.has(name)) out.statements.push(addNoOverlap(shape, name, range));
  for (const [name, index] of Object.entries(shape.indexes)) if (!found?.indexes.has(name)) out.statements.push(addIndex(shape.name, name, index));
  for (const name of found?.demands ?? []) if (!shape.unique[name] && !shape.noOverlap[name] && !known.has(name)) out.problems.push(differs(`${shape.address}.${name}`, 'a constraint', 'nothing'));
  for (const [name, key] of Object.entries(shape.foreignKeys)) {
    const there = found?.foreignKeys.get(name);
    if (!there) out.foreignKeys.push(addForeignKey(shape.name, name, key));
    else if (there.to !== key.to || there.onDelete !== key.onDelete) out.problems.push(differs(`${shape.address}.${key.column}`, `${there.to}, on delete ${there.onDelete}`, `${key.to}, on delete ${key.onDelete}`));
  }
  for (const [name, key] of found?.foreignKeys ?? []) if (!shape.foreignKeys[name] && !known.has(name)) out.problems.push(differs(`${shape.address}.${key.column}`, `a reference to ${key.to}`, 'nothing'));
};

/** @param filled tables that hold rows */
export function changesTo(shapes: readonly TableShape[], found: ReadonlyMap<string, FoundTable>, placements: Placements, filled: ReadonlySet<string>): Changes {
  const out: Collected = { statements: [], foreignKeys: [], problems: [] };
  for (const shape of shapes) {
    const there = found.get(shape.name);
    const placement = placements[shape.address];
    if (!there) out.statements.push(...createTable(shape));
    else if (there.generatedFrom === undefined) out.problems.push(`${shape.address}: the database has a table ${shape.name} that was not generated`);
    else compareColumns(shape, there, new Set(placement?.ownColumns), filled.has(shape.name), out);
    compareDemands(shape, there, new Set(Object.keys(placement?.constraints ?? {})), out);
  }
  const names = new Set(shapes.map((shape) => shape.name));
  const addresses = new Set(shapes.map((shape) => shape.address));
  const left = [...found].filter(([name, table]) => table.generatedFrom !== undefined && !names.has(name));
  for (const [, { generatedFrom = '' }] of left) if (generatedFrom.includes('.') && addresses.has(generatedFrom.split('.')[0] ?? '')) out.problems.push(differs(generatedFrom, 'a table', 'nothing'));
  return { ...out, left: left.map(([name]) => name) };
}

const run = async (db: Kysely<Database>, statements: readonly string[]): Promise<void> => {
  if (statements.length > 0) await db.transaction().execute(async (trx) => { for (const statement of statements) await sql.raw(statement).execute(trx); });
};

/**
 * Makes and extends the generated tables in one transaction; answers the step that adds foreign keys, for when all tables are there.
 * @throws StartupError `databaseDiffers` for everything that does not only add
 */
export async function applyShape(db: Kysely<Database>, shapes: readonly TableShape[], placements: Placements, log: Progress): Promise<() => Promise<void>> {
  const found = await readCatalog(db);
  const filled = new Set<string>();
  for (const { name } of shapes) if (found.has(name) && (await sql.raw(`SELECT 1 FROM ${quoted(name)} LIMIT 1`).execute(db)).rows.length > 0) filled.add(name);
  const changes = changesTo(shapes, found, placements, filled);
  if (changes.problems.length > 0) throw new StartupError('databaseDiffers', changes.problems);
  if (changes.left.length > 0) log(messages.tablesLeft(changes.left));
  await run(db, changes.statements);
  return () => run(db, changes.foreignKeys);
}
