import { pathsOf } from '#resources/schema/condition.ts';
import type { Kind } from '#resources/schema/kinds.ts';
import type { Leaf, Resource } from '#resources/schema/resolve.ts';

/** Kinds whose value may well be the same in many rows. */
const kinds: ReadonlySet<Kind> = new Set(['boolean', 'flag', 'choice', 'reference']);

/** The fields that can be set in many rows at once, but for those that are `never`: those of the form that may always be written, stand for themselves (depend on no other field, and no other on them), and are no row's own. */
export const bulkLeaves = (resource: Resource, never: readonly string[] = []): readonly Leaf[] => {
  const leaves = resource.form.flatMap((section) => section.leaves);
  const asked = new Set(Object.values(resource.when).flatMap(pathsOf));
  return leaves.filter((leaf) => kinds.has(leaf.kind) && (leaf.options.write ?? 'always') === 'always' && !leaf.options.unique && !resource.unique.flat().includes(leaf.path) && resource.when[leaf.path] === undefined && !asked.has(leaf.path) && !never.includes(leaf.path) && !leaf.meta.to?.includes('.'));
};
