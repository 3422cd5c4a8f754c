/**
 * The saves of several forms that hold parts of one record. What one of them saved is known to the others, so it is nobody's conflict;
 * what somebody else saved in between breaks the chain, and is told to each form that saves after it.
 */
export interface Saves {
  /** The version that a form saves over which has seen this one. */
  readonly over: (seen: unknown) => unknown;
  readonly took: (over: unknown, now: unknown) => void;
}
export const createSaves = (): Saves => {
  const next = new Map<unknown, unknown>();
  return {
    over: (seen) => {
      let last = seen;
      while (next.has(last)) last = next.get(last);
      return last;
    },
    took: (over, now) => {
      if (over !== now) next.set(over, now);
    },
  };
};
