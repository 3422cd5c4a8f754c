import type { ConditionTree, Meta } from '#resources/schema/field.ts';

export type Tree = ConditionTree;
export type Branch = Exclude<Tree, { readonly type: 'leaf' }>;
export const branchTypes = ['and', 'or', 'group'] as const;

/** Deepest level a node may stand on; the root stands on 1. */
export const deepest = 8;
/** Most nodes of a tree. */
export const mostNodes = 200;

/** A leaf to begin with: the first of what may be named. */
export const emptyLeaf = ({ contexts = [], strategies = [] }: Pick<Meta, 'contexts' | 'strategies'>): Tree => ({ type: 'leaf', context: contexts[0] ?? '', strategy: strategies[0] ?? '', value: null });
/** What a leaf asks for: one where it does not say. */
export const wantedOf = ({ value }: Extract<Tree, { type: 'leaf' }>): string | number => (value === null || value === undefined || value === '' ? 1 : value);
export const emptyBranch: Branch = { type: 'and', children: [] };

/** Whether a value is a tree of conditions, as far down as it goes. */
export const isTree = (value: unknown): value is Tree => {
  if (value === null || typeof value !== 'object' || !('type' in value)) return false;
  if (value.type === 'leaf') return 'context' in value && typeof value.context === 'string';
  return branchTypes.includes(value.type as Branch['type']) && 'children' in value && Array.isArray(value.children) && value.children.every(isTree);
};

export const countNodes = (tree: Tree): number => (tree.type === 'leaf' ? 1 : tree.children.reduce((sum, child) => sum + countNodes(child), 1));

/** The tree with the node at a place (indexes from the root down) replaced, or taken out by null. The root cannot be taken out. */
export const withNode = (tree: Tree, place: readonly number[], node: Tree | null): Tree => {
  const [index, ...rest] = place;
  if (index === undefined) return node ?? tree;
  if (tree.type === 'leaf') return tree;
  const children = tree.children.flatMap((child, i) => (i !== index ? [child] : rest.length > 0 ? [withNode(child, rest, node)] : node === null ? [] : [node]));
  return { ...tree, children };
};
