import { at, put } from './condition.ts';
import type { Leaf } from './resolve.ts';

type Row = Readonly<Record<string, unknown>>;
/** An empty text is nothing. */
const text = (value: unknown): string => JSON.stringify(value === '' ? null : (value ?? null));
/** Whether two values of rows are the same once they are stored. */
export const sameValue = (a: unknown, b: unknown): boolean => text(a) === text(b);
const idOf = (row: Row): unknown => (row.id !== null && typeof row.id === 'object' ? (row.id as Row).id : row.id);

/** The rows of a list in a record; none where it has none. @param place where the list stands: its path in a record, its source in a form */
export const rowsOf = (record: Row | undefined, place: string): readonly Row[] => {
  const rows = record && at(record, place);
  return Array.isArray(rows) ? (rows as readonly Row[]) : [];
};

/**
 * The rows of a list by what tells them apart in several states of it: their id, else what they are called (their first field).
 * Of several that are called the same, each is the first, second, … of them.
 */
export function rowsByKey(list: Leaf, rows: readonly Row[]): ReadonlyMap<string, Row> {
  const named = list.rows[0];
  const found = new Map<string, Row>();
  for (const row of rows) {
    const id = idOf(row);
    const key = id === undefined || id === null ? `name ${text(named && at(row, named.source))}` : `id ${text(id)}`;
    let again = 1;
    while (found.has(`${key} ${again}`)) again += 1;
    found.set(`${key} ${again}`, row);
  }
  return found;
}

const mergedPart = (part: Leaf, opened: Row | undefined, mine: Row, theirs: Row): unknown => {
  const here = at(mine, part.source);
  if (part.kind === 'list' && Array.isArray(here)) return mergedRows(part, rowsOf(opened, part.source), here as readonly Row[], rowsOf(theirs, part.source));
  return here === undefined || (opened && sameValue(here, at(opened, part.source))) ? at(theirs, part.source) : here;
};

/**
 * The rows of a list that two people changed: what only one of them changed is that one's, down to the single value; what both changed is mine.
 * @param opened the rows as both began, `theirs` as they are stored now
 */
export function mergedRows(list: Leaf, opened: readonly Row[], mine: readonly Row[], theirs: readonly Row[]): readonly Row[] {
  const [was, here, there] = [rowsByKey(list, opened), rowsByKey(list, mine), rowsByKey(list, theirs)];
  const kept = [...here].flatMap(([key, row]): readonly Row[] => {
    const [before, now] = [was.get(key), there.get(key)];
    if (now) return [list.rows.reduce<Row>((merged, part) => put(merged, part.source, mergedPart(part, before, row, now)), { ...now, ...row })];
    return before && sameValue(before, row) ? [] : [row];
  });
  // Of a list whose rows are named, those that nobody names stay.
  const others = [...there].filter(([key]) => !here.has(key) && (!was.has(key) || list.options.saved === 'named')).map(([, row]) => row);
  return [...kept, ...others];
}

/** What is left of two states of a list once the rows that are alike in both are left out. */
export function rowsApart(list: Leaf, a: readonly Row[], b: readonly Row[]): readonly [a: readonly Row[], b: readonly Row[]] {
  const [first, second] = [rowsByKey(list, a), rowsByKey(list, b)];
  const apart = (own: ReadonlyMap<string, Row>, other: ReadonlyMap<string, Row>) => [...own].filter(([key, row]) => !sameValue(row, other.get(key))).map(([, row]) => row);
  return [apart(first, second), apart(second, first)];
}
