import { at } from '#resources/schema/condition.ts';
import type { Direction } from '#resources/schema/index.ts';

/** Rows of a service that gives all of them in an order of its own, by the value at a path and then by id. Empty values last. */
export const inOrder = <R extends object>(rows: readonly R[], [path, direction]: readonly [string, Direction]): R[] => {
  const compare = (a: unknown, b: unknown): number => {
    if (a === b) return 0;
    if (a === null || a === undefined) return 1;
    if (b === null || b === undefined) return -1;
    const found = typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), undefined, { numeric: true });
    return direction === 'ASC' ? found : -found;
  };
  return [...rows].sort((a, b) => compare(at(a, path), at(b, path)) || compare(at(a, 'id'), at(b, 'id')));
};
