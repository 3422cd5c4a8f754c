/** Exact totals, counted at most once per filter and second in this process; every own write makes them forgotten. */
export interface Counts {
  /** The total under `key` (filter and search as text) of an entity: as counted within the last second, else counted now. */
  readonly total: (entity: string, key: string, count: () => Promise<number>) => Promise<number>;
  /** Rows of the entity were added, changed or removed. Called by the routes above the stores; hand-written writes call it after their commit. */
  readonly changed: (entity: string) => void;
}

const most = 1_000;

/** @param clock milliseconds that only grow; the real ones, whatever the settable clock shows */
export function createCounts(clock: () => number = () => performance.now()): Counts {
  const kept = new Map<string, Map<string, { readonly at: number; readonly total: Promise<number> }>>();
  return {
    total: (entity, key, count) => {
      const own = kept.get(entity) ?? new Map<string, { readonly at: number; readonly total: Promise<number> }>();
      kept.set(entity, own);
      const known = own.get(key);
      if (known && clock() - known.at < 1_000) return known.total;
      if (own.size >= most) own.clear();
      const total = count();
      own.set(key, { at: clock(), total });
      total.catch(() => own.delete(key));
      return total;
    },
    changed: (entity) => {
      // A count that is still running belongs to the map that is dropped here, so it cannot come back.
      kept.delete(entity);
    },
  };
}
