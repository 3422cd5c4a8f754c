import { at, put } from './condition.ts';
import type { Leaf } from './resolve.ts';
import { callsRows, pairsOf, samePart, sameRow, type ListRow } from './row-pairs.ts';

/** The rows of a list in a record; none where it has none. @param place where the list stands: its path in a record, its source in a form */
export const rowsOf = (record: ListRow | undefined, place: string): readonly ListRow[] => {
  const rows = record && at(record, place);
  return Array.isArray(rows) ? (rows as readonly ListRow[]) : [];
};

const mergedPart = (part: Leaf, opened: ListRow | undefined, mine: ListRow, theirs: ListRow): unknown => {
  const here = at(mine, part.source);
  if (part.kind === 'list' && Array.isArray(here)) return mergedRows(part, rowsOf(opened, part.source), here as readonly ListRow[], rowsOf(theirs, part.source));
  return here === undefined || samePart(part, opened, mine) ? at(theirs, part.source) : here;
};
const mergedRow = (list: Leaf, opened: ListRow | undefined, mine: ListRow, theirs: ListRow): ListRow =>
  list.rows.reduce<ListRow>((merged, part) => put(merged, part.source, mergedPart(part, opened, mine, theirs)), { ...mine, ...theirs });

const inverse = (pairs: ReadonlyMap<number, number>): ReadonlyMap<number, number> => new Map([...pairs].map(([a, b]) => [b, a]));
const without = (rows: readonly ListRow[], paired: ReadonlyMap<number, number>): readonly number[] => [...rows.keys()].filter((i) => !paired.has(i));
const pick = (rows: readonly ListRow[], indices: readonly number[]): readonly ListRow[] => rows.filter((_, i) => indices.includes(i));
const inOrder = (places: readonly number[]): boolean => places.every((place, i) => i === 0 || place >= (places[i - 1] ?? 0));

/**
 * The rows of a list that two people changed: what only one of them changed is that one's, down to the single value and the order of the rows;
 * what both changed is mine. So a row that they took out stays where I have changed it, and one that I took out is gone.
 * @param opened the rows as both began, `theirs` as they are stored now
 */
export function mergedRows(list: Leaf, opened: readonly ListRow[], mine: readonly ListRow[], theirs: readonly ListRow[]): readonly ListRow[] {
  const [wasMine, wasTheirs] = [pairsOf(list, mine, opened), pairsOf(list, theirs, opened)];
  const known = inverse(wasTheirs);
  const now = new Map<number, number>();
  for (const [i, was] of wasMine) if (known.has(was)) now.set(i, known.get(was) as number);
  // What is left of both may be one row all the same: both have added it.
  const [lone, others] = [without(mine, now), without(theirs, inverse(now))];
  for (const [i, j] of pairsOf(list, pick(mine, lone), pick(theirs, others), false)) now.set(lone[i] as number, others[j] as number);

  const ofMine = (row: ListRow, i: number): readonly ListRow[] => {
    const [before, stored] = [opened[wasMine.get(i) ?? -1], theirs[now.get(i) ?? -1]];
    if (stored) return [mergedRow(list, before, row, stored)];
    return before && sameRow(list, before, row) ? [] : [row];
  };
  const mineAt = inverse(now);
  const ofTheirs = (row: ListRow, j: number): readonly ListRow[] => {
    const i = mineAt.get(j);
    if (i !== undefined) return ofMine(mine[i] ?? {}, i);
    // Of a list whose rows are named, those that nobody names stay.
    return !wasTheirs.has(j) || list.options.saved === 'named' ? [row] : [];
  };
  const moved = !inOrder([...theirs.keys()].map((j) => wasTheirs.get(j) ?? Number.POSITIVE_INFINITY));
  if (!moved || !inOrder([...mine.keys()].flatMap((i) => wasMine.get(i) ?? []))) {
    return [...mine.flatMap(ofMine), ...theirs.flatMap((row, j) => (mineAt.has(j) ? [] : ofTheirs(row, j)))];
  }
  // They alone have moved rows: what only I have stands behind the row that it stood behind.
  const after = new Map<number, ListRow[]>();
  let last = -1;
  for (const [i, row] of mine.entries()) {
    last = now.get(i) ?? last;
    if (!now.has(i)) after.set(last, [...(after.get(last) ?? []), ...ofMine(row, i)]);
  }
  return [...(after.get(-1) ?? []), ...theirs.flatMap((row, j) => [...ofTheirs(row, j), ...(after.get(j) ?? [])])];
}

/** A row of one state of a list, and the one that it is in the other, each with its place; undefined where a state has none. */
export interface RowPair {
  readonly row: ListRow | undefined;
  readonly index: number;
  readonly other: ListRow | undefined;
}
/** The rows of two states of a list, each with its other; first those of `a`, then what only `b` has. */
export function rowPairs(list: Leaf, a: readonly ListRow[], b: readonly ListRow[]): readonly RowPair[] {
  const pairs = pairsOf(list, a, b);
  const taken = inverse(pairs);
  return [
    ...a.map((row, index) => ({ row, index, other: b[pairs.get(index) ?? -1] })),
    ...without(b, taken).map((index) => ({ row: undefined, index, other: b[index] })),
  ];
}

/**
 * What is left of two states of a list once the rows that are alike in both are left out. All of it where the rest alone would not tell which
 * row it was: rows that are called nothing go by their place.
 */
export function rowsApart(list: Leaf, a: readonly ListRow[], b: readonly ListRow[]): readonly [a: readonly ListRow[], b: readonly ListRow[]] {
  const pairs = pairsOf(list, a, b);
  const alike = new Map([...pairs].filter(([i, j]) => sameRow(list, a[i] ?? {}, b[j] ?? {})));
  const [mine, others] = [without(a, alike), without(b, inverse(alike))];
  const [first, second] = [pick(a, mine), pick(b, others)];
  const still = pairsOf(list, first, second);
  const told = first.length + second.length === 0 || (callsRows(list) && mine.every((i, place) => others[still.get(place) ?? -1] === pairs.get(i)));
  return told ? [first, second] : [a, b];
}
