import type { Seed } from '#server/plug.ts';

/** Fills an empty database. */
export const seed: Seed = () => Promise.resolve([]);
