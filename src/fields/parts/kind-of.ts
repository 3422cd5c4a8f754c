import type { Leaf } from '#resources/schema/resolve.ts';
import { fieldKinds } from '../index.ts';
import type { FieldKind } from '../types.ts';

/** How a field is shown. Groups and lists ask here for the fields inside them, while drawing: the table knows them and they it. */
export const kindOf = (leaf: Leaf): FieldKind => fieldKinds[leaf.kind];
