import type { Resource } from '#resources/schema/resolve.ts';
import type { Entry } from '#dataProviders/types.ts';
import { keyOf } from '#src/fields/parts/targets.ts';
import type { Row } from '#src/fields/types.ts';

/** Fields that an entry does not take over from its original as they are. */
const own: readonly string[] = ['arena_id', 'global_id', 'display_order', 'launchers'];

/**
 * What an arena's entry begins with: everything that its original in the catalogue says. Launchers of the catalogue become the arena's own apps made from them.
 * @param apps every app of the arena
 */
export const proposal = (entry: Resource, original: Row, apps: readonly Entry[]): Row => {
  const taken = entry.leaves.filter(({ path }) => !own.includes(path) && Object.hasOwn(original, path)).map(({ path }) => [path, original[path] ?? null] as const);
  const launchers = (Array.isArray(original.launchers) ? original.launchers : []).map((launcher: unknown) => keyOf(launcher));
  return {
    ...Object.fromEntries(taken), global_id: original.id,
    ...(entry.leaf('launchers') ? { launchers: apps.filter((app) => app.global_id !== undefined && launchers.includes(app.global_id)).map(({ id }) => id) } : {}),
  };
};
