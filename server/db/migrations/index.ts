import type { Migration } from '#server/plug.ts';

/** Every migration, oldest first. A released one is never changed. */
export const migrations: readonly Migration[] = [];
