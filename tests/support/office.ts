import type { Kept, Office } from '#server/services/fiscal/country.ts';

/** An authority's memory for one test, without a database. */
export function memoryOffice(now: Date): Office {
  const [records, series] = [new Map<string, Promise<Kept>>(), new Map<string, number>()];
  const count = (name: string): Promise<number> => {
    const next = (series.get(name) ?? 0) + 1;
    series.set(name, next);
    return Promise.resolve(next);
  };
  return {
    now,
    known: (identity) => records.get(identity) ?? Promise.resolve(null),
    once: (identity, make) => {
      const made = records.get(identity) ?? make(count);
      records.set(identity, made);
      return made;
    },
  };
}
