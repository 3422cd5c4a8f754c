import { readFileSync } from 'node:fs';

/** One case of a published or recomputed vector; which names it has depends on its set. */
export type Vector = Readonly<Record<string, string | number | boolean>>;

const all = JSON.parse(readFileSync(new URL('fiscal-vectors.json', import.meta.url), 'utf8')) as Readonly<Record<string, unknown>>;

/** The cases of a set that is a list, or the one of a set that is a single case. */
export const vectors = (set: string): readonly Vector[] => [all[set]].flat() as readonly Vector[];
/** Public test keys: they never sign anything real. */
export const testKeys = all.keys as Readonly<Record<string, Readonly<Record<string, string>>>>;
