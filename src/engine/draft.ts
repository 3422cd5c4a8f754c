import { bodyOf, initialValues } from '#resources/schema/body.ts';
import { at, put } from '#resources/schema/condition.ts';
import { writableIn, type Leaf, type Resource } from '#resources/schema/resolve.ts';
import { mergedRows, rowsOf } from '#resources/schema/rows.ts';
import { violationsOf, type RuleContext, type Violation } from '#resources/schema/violations.ts';
import { same } from '#src/engine/same.ts';
import type { Row } from '#src/fields/types.ts';

export type FormOperation = 'create' | 'update';
const sent = (resource: Resource, operation: FormOperation, values: Row, leaf: Leaf) => at(bodyOf(resource, operation, values, [leaf]), leaf.body);

/** The fields whose sent value differs between two states of a form. */
export const changedLeaves = (resource: Resource, operation: FormOperation, values: Row, before: Row, leaves: readonly Leaf[]): readonly Leaf[] =>
  leaves.filter((leaf) => !same(sent(resource, operation, values, leaf), sent(resource, operation, before, leaf)));

/** What a save sends: everything for a new record, only what changed for an old one. */
export const draftOf = (resource: Resource, operation: FormOperation, values: Row, before: Row, leaves: readonly Leaf[]): Row =>
  bodyOf(resource, operation, values, operation === 'create' ? leaves : changedLeaves(resource, operation, values, before, leaves));

const savedById = ({ kind, options }: Leaf) => kind === 'list' && options.saved === 'byId';
const idsIn = (values: Row, { source }: Leaf): readonly number[] => {
  const rows = at(values, source);
  return Array.isArray(rows) ? rows.flatMap((row: Row) => (typeof row.id === 'number' ? [row.id] : [])) : [];
};
/** Rows of lists saved by id that the form does not have any more. */
export const removedRows = (leaves: readonly Leaf[], before: Row, values: Row): readonly { readonly list: string; readonly row: number }[] =>
  leaves.filter(savedById)
    .flatMap((leaf) => idsIn(before, leaf).filter((id) => !idsIn(values, leaf).includes(id)).map((row) => ({ list: leaf.path, row })));

/** A file that is still to be uploaded counts as its link: of what is wrong with one, only that it is missing is left. */
export const withoutUploads = (body: Row, violations: readonly Violation[]): readonly Violation[] => violations.filter(({ path, rule }) => rule === 'required' || !(at(body, path) instanceof Blob));

/** Everything wrong with what a save would send. */
export const problemsOf = (resource: Resource, operation: FormOperation, values: Row, before: Row, leaves: readonly Leaf[], context: RuleContext): readonly Violation[] => {
  const body = draftOf(resource, operation, values, before, leaves);
  const asBefore = operation === 'create' ? {} : bodyOf(resource, 'update', before, resource.leaves);
  return withoutUploads(body, violationsOf(resource, operation, body, context, asBefore));
};

/** What a form starts with. What is made for one arena is made for the chosen one, unless somebody says otherwise. @param arena id of the chosen one */
export const startValues = (resource: Resource, record: Row | null, arena: number | null = null): Row => {
  if (record === null) {
    const [values, place] = [initialValues(resource), resource.scope ? resource.leaf(resource.scope.through) : undefined];
    return arena !== null && place?.kind === 'reference' && place.options.required === true && writableIn(place, 'create') ? put(values, place.source, arena) : values;
  }
  // A secret never comes back from the form it was typed into, and its mask is not shown as if it had been typed.
  return resource.leaves.filter((leaf) => leaf.kind === 'secret').reduce((values, leaf) => put(values, leaf.source, null), structuredClone(record) as Row);
};

/** One field that two people changed, or one of them: the value here, the one saved meanwhile, and whose is proposed. */
export interface Difference {
  readonly leaf: Leaf;
  readonly both: boolean;
  readonly proposed: 'mine' | 'theirs';
}
/** Compares what was opened, what is typed and what was saved meanwhile. What only one side changed is that side's. */
export const differencesOf = (resource: Resource, opened: Row, mine: Row, theirs: Row, leaves: readonly Leaf[]): readonly Difference[] => {
  const here = new Set(changedLeaves(resource, 'update', mine, opened, leaves));
  const there = new Set(changedLeaves(resource, 'update', theirs, opened, leaves));
  return changedLeaves(resource, 'update', mine, theirs, leaves).map((leaf) => ({ leaf, both: here.has(leaf) && there.has(leaf), proposed: here.has(leaf) ? 'mine' : 'theirs' }));
};
/** What is typed, where of lists that both have changed what somebody else alone has changed of a row is theirs. */
const withTheirRows = (resource: Resource, opened: Row, mine: Row, theirs: Row, leaves: readonly Leaf[]): Row =>
  changedLeaves(resource, 'update', mine, opened, leaves).filter(({ kind, source }) => kind === 'list' && Array.isArray(at(mine, source)))
    .reduce((values, leaf) => put(values, leaf.source, mergedRows(leaf, rowsOf(opened, leaf.source), rowsOf(mine, leaf.source), rowsOf(theirs, leaf.source))), mine);
/** What a save that came too late would make of what is typed, and where that differs from what was saved meanwhile. */
export const versionsOf = (resource: Resource, opened: Row, typed: Row, theirs: Row, leaves: readonly Leaf[]): { readonly mine: Row; readonly differences: readonly Difference[] } => {
  const mine = withTheirRows(resource, opened, typed, theirs, leaves);
  return { mine, differences: differencesOf(resource, opened, mine, theirs, leaves) };
};
/** A value of mine over theirs: a row that they have taken out is one to add; where rows are called by their ids, as variants are, it is gone for good. */
const kept = (leaf: Leaf, mine: Row, theirs: Row): unknown => {
  const value = at(mine, leaf.source);
  if (leaf.kind !== 'list' || !Array.isArray(value)) return value;
  const known = idsIn(theirs, leaf);
  if (leaf.options.saved === 'named') return value.filter(({ id }: Row) => typeof id !== 'number' || known.includes(id));
  if (!savedById(leaf)) return value;
  return value.map(({ id, ...row }: Row) => (typeof id === 'number' && known.includes(id) ? { id, ...row } : row));
};
/** The values after a choice: theirs everywhere but in the fields chosen as mine. */
export const mergedValues = (resource: Resource, mine: Row, theirs: Row, keep: readonly Leaf[]): Row =>
  keep.reduce((values, leaf) => put(values, leaf.source, kept(leaf, mine, theirs)), startValues(resource, theirs));
/**
 * What a form goes on with once a save has been answered: what the save came to, and over it what was typed since it was sent; of lists row by row.
 * @param now what stands in the form, `came` the values of what is stored
 */
export const typedSince = (resource: Resource, sent: Row, now: Row, came: Row, leaves: readonly Leaf[]): Row => {
  const later = changedLeaves(resource, 'update', now, sent, leaves);
  return later.length === 0 ? came : { ...came, ...mergedValues(resource, versionsOf(resource, sent, now, came, leaves).mine, came, later) };
};
