import all from './fiscal-vectors.json' with { type: 'json' };

/** One case of a published or recomputed vector; which names it has depends on its set. */
export type Vector = Readonly<Record<string, string | number | boolean>>;

/** The cases of a set that is a list, or the one of a set that is a single case. */
export const vectors = (set: keyof typeof all): readonly Vector[] => [all[set]].flat() as readonly Vector[];
/** Public test keys: they never sign anything real. */
export const testKeys = all.keys as unknown as Readonly<Record<string, Readonly<Record<string, string>>>>;
