import { at, put } from '#resources/schema/condition.ts';
import { rowsOf } from '#resources/schema/rows.ts';
import type { removedRows } from '#src/engine/draft.ts';
import { failureOf, type Failure } from '#src/engine/failure.ts';
import type { Row } from '#src/fields/types.ts';
import { isRefusal } from '#src/lib/answered.ts';

type Removed = ReturnType<typeof removedRows>[number];
export interface Removals {
  /** The record after the last call that was answered. */
  readonly saved: Row;
  /** Rows that the service kept, each with why. */
  readonly kept: readonly (Removed & { readonly failure: Failure })[];
  /** Rows that are still to go, because a call before theirs was not decided; with what it failed of. */
  readonly left: readonly Removed[];
  readonly error?: unknown;
}

/** Takes rows out one by one, each over the version that the one before left. A row that the service keeps bars no other; where nobody can tell, or somebody else was faster, the rest waits. */
export const removeRows = async (rows: readonly Removed[], record: Row, remove: (row: Removed, saved: Row) => Promise<Row>): Promise<Removals> => {
  let saved = record;
  const kept: Removals['kept'][number][] = [];
  for (const [i, row] of rows.entries()) {
    try {
      saved = await remove(row, saved);
    } catch (error) {
      const failure = failureOf(error);
      if (!isRefusal(error) || failure.code === 'stale') return { saved, kept, left: rows.slice(i), error };
      kept.push({ ...row, failure });
    }
  }
  return { saved, kept, left: [] };
};

/** The values without these rows. */
export const withoutRows = (values: Row, rows: readonly Removed[]): Row =>
  rows.reduce((rest, { list, row }) => (Array.isArray(at(rest, list)) ? put(rest, list, rowsOf(rest, list).filter(({ id }) => id !== row)) : rest), values);
