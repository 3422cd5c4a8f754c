import { canonical } from './canonical.ts';
import { at } from './condition.ts';
import type { Kind } from './kinds.ts';
import type { Leaf } from './resolve.ts';

/** A row of a list, as a record or a form holds it. */
export type ListRow = Readonly<Record<string, unknown>>;

/** Kinds of a first field that a row is called by. */
const names: readonly Kind[] = ['text', 'multiline', 'digits', 'email', 'choice', 'status', 'reference'];
/** Whether rows of a list are called something: an amount says nothing about which row it is. */
export const callsRows = ({ rows: [first] }: Leaf): boolean => first !== undefined && names.includes(first.kind);

/** What stands in a field once it is stored: an empty text is nothing, and so is a list of none. */
const stored = (part: Leaf, row: ListRow | undefined): unknown => {
  const value = row && at(row, part.source);
  return value === '' || (part.kind !== 'json' && Array.isArray(value) && value.length === 0) ? null : (value ?? null);
};
/** The fields of a row as they are declared, those of the rows in it too: one that is missing is as one that holds nothing. */
const rowText = (list: Leaf, row: ListRow): string => JSON.stringify(list.rows.map((part) => textOf(part, row)));
const textOf = (part: Leaf, row: ListRow | undefined): string => {
  const value = stored(part, row);
  return part.kind === 'list' && Array.isArray(value) ? JSON.stringify(value.map((inner: ListRow) => rowText(part, inner))) : canonical(value);
};

/** Whether two rows have the same in one of their fields, once they are stored. */
export const samePart = (part: Leaf, a: ListRow | undefined, b: ListRow | undefined): boolean => textOf(part, a) === textOf(part, b);
/** Whether all fields of two rows are the same. */
export const sameRow = (list: Leaf, a: ListRow, b: ListRow): boolean => rowText(list, a) === rowText(list, b);

const idOf = ({ id }: ListRow): string | null => {
  const own: unknown = id !== null && typeof id === 'object' ? (id as ListRow).id : id;
  return own === undefined || own === null ? null : canonical(own);
};
const nameOf = (list: Leaf, row: ListRow): string | null => {
  const [first] = list.rows;
  const name = first && callsRows(list) ? stored(first, row) : null;
  return name === null ? null : canonical(name);
};

type KeyOf = (row: ListRow, index: number) => string | null;
type Indices = ReadonlyMap<number, number>;

const byKey = (rows: readonly ListRow[], paired: Indices, keyOf: KeyOf): ReadonlyMap<string, readonly number[]> => {
  const found = new Map<string, number[]>();
  for (const [i, row] of rows.entries()) {
    const key = paired.has(i) ? null : keyOf(row, i);
    if (key === null) continue;
    const same = found.get(key);
    if (same) same.push(i);
    else found.set(key, [i]);
  }
  return found;
};
/** The nearest paired row before one. */
const behind = (paired: Indices, index: number): number | null => {
  for (let i = index - 1; i >= 0; i -= 1) if (paired.has(i)) return i;
  return null;
};

/**
 * Which rows of two states of a list are the same, as indices of `a` with those of `b`; it is the same question whichever state comes first.
 * By id where both have one; else what is wholly the same, then what is called the same, each in order. Of rows without ids those that are
 * left stand at the same place, else behind the same row: one that was changed. Rows that the service itself knows by name it knows by nothing else.
 * @param placed false where a place says nothing: both states came from a third
 */
export function pairsOf(list: Leaf, a: readonly ListRow[], b: readonly ListRow[], placed = true): Indices {
  const [there, back] = [new Map<number, number>(), new Map<number, number>()];
  const pair = (ofA: KeyOf, ofB: KeyOf = ofA) => {
    const [here, others] = [byKey(a, there, ofA), byKey(b, back, ofB)];
    for (const [key, indices] of here) {
      for (const [turn, i] of indices.entries()) {
        const j = others.get(key)?.[turn];
        if (j === undefined) continue;
        there.set(i, j);
        back.set(j, i);
      }
    }
  };
  /** A row that has an id may be one that has none yet, but none of another id. */
  const pairLoose = (keyOf: KeyOf) => {
    const [without, having] = [true, false].map((none): KeyOf => (row, i) => ((idOf(row) === null) === none ? keyOf(row, i) : null)) as [KeyOf, KeyOf];
    pair(without);
    pair(having, without);
    pair(without, having);
  };
  pair(idOf);
  // Of several that are wholly the same, one that kept its place is no other.
  pairLoose((row, i) => `${i} ${rowText(list, row)}`);
  pairLoose((row) => rowText(list, row));
  pairLoose((row) => nameOf(list, row));
  if (!placed || list.options.saved === 'named') return there;
  const anonymous = (place: (index: number) => number | null | undefined): KeyOf => (row, i) => (idOf(row) === null ? (place(i)?.toString() ?? null) : null);
  pair(anonymous((i) => i));
  pair(anonymous((i) => behind(there, i)), anonymous((j) => back.get(behind(back, j) ?? -1)));
  return there;
}
