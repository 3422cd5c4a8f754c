import type { Kind } from '#resources/schema/kinds.ts';
import type { Leaf, Resource } from '#resources/schema/resolve.ts';

/** Kinds whose value may well be the same in many rows. */
const kinds: ReadonlySet<Kind> = new Set(['boolean', 'flag', 'choice', 'reference']);

/** The fields that can be set in many rows at once: those of the form that may always be written, depend on no other field, and are no row's own. */
export const bulkLeaves = (resource: Resource): readonly Leaf[] => {
  const leaves = resource.form.flatMap((section) => section.leaves);
  return leaves.filter((leaf) => kinds.has(leaf.kind) && (leaf.options.write ?? 'always') === 'always' && !leaf.options.unique && !resource.unique.flat().includes(leaf.path) && resource.when[leaf.path] === undefined && !leaf.meta.to?.includes('.'));
};
