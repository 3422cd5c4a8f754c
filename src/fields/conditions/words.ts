import type { Leaf, Resource } from '#resources/schema/resolve.ts';

/** What a leaf of the tree names, in words where the names are choices of a neighbouring field. */
export const wordOf = (leaf: Leaf, resource: Resource, part: 'context' | 'strategy', value: string, translate: (key: string, options?: Readonly<Record<string, unknown>>) => string): string => {
  const path = leaf.options[part === 'context' ? 'contexts' : 'strategies'];
  return path === undefined ? value : translate(`resources.${resource.name}.choices.${path}.${value}`, { _: value });
};
