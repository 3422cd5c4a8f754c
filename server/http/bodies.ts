import { isBlank } from '#resources/domain/text.ts';
import { holds } from '#resources/schema/index.ts';
import { at, put } from '#resources/schema/condition.ts';
import { canonical } from '#resources/schema/canonical.ts';
import { initialValues } from '#resources/schema/body.ts';
import { rowOperation, writableIn, type Leaf, type Resource } from '#resources/schema/resolve.ts';
import { violationsOf, type RuleContext, type Violation } from '#resources/schema/violations.ts';
import { cleanHtml } from '#server/http/html.ts';
import { invalid } from '#server/http/refusal.ts';
import type { Row } from '#server/store.ts';

type Operation = 'create' | 'update';
const isObject = (value: unknown): value is Row => value !== null && typeof value === 'object' && !Array.isArray(value);
const several = ({ kind }: Leaf) => kind === 'list' || kind === 'references' || kind === 'choices' || kind === 'tags';
const said = (value: unknown) => value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);

/** A value as a record holds it, as a body would hold it: ids or names instead of embedded records. */
const bodyValue = (leaf: Leaf, record: Row): unknown => {
  const value = at(record, leaf.source);
  if (leaf.kind === 'references' && Array.isArray(value)) return value.map((member: unknown) => (isObject(member) ? member[leaf.options.by ?? 'id'] : member));
  if (leaf.kind === 'phone' && isObject(value)) return { country_code: value.country_code ?? null, national_number: value.national_number ?? null };
  return value;
};
/** A record in the shape of a body. */
export const recordAsBody = (resource: Resource, record: Row): Row =>
  resource.leaves.reduce<Row>((body, leaf) => (leaf.options.derive || bodyValue(leaf, record) === undefined ? body : put(body, leaf.body, bodyValue(leaf, record))), {});

/** What the record would be, as far as the body and the record before tell; in the shape of the record but for embedded references, which are ids. */
export const prospect = (resource: Resource, body: Row, before: Row): Row =>
  resource.leaves.reduce<Row>((record, leaf) => {
    const value = at(body, leaf.body) === undefined ? at(before, leaf.body) : at(body, leaf.body);
    return value === undefined ? record : put(record, leaf.path, value);
  }, {});

const withDefaults = (resource: Resource, body: Row): Row => {
  const initial = initialValues(resource);
  return resource.leaves.reduce<Row>((filled, leaf) => {
    const start = writableIn(leaf, 'create') && at(body, leaf.body) === undefined ? at(initial, leaf.source) : undefined;
    return start === undefined ? filled : put(filled, leaf.body, start);
  }, body);
};

/** Empties what `when` hides, so that nothing unseen is kept. */
const withoutHidden = (resource: Resource, operation: Operation, body: Row, before: Row): Row =>
  Object.entries(resource.when).reduce<Row>((kept, [path, condition]) => {
    const leaf = resource.leaf(path);
    if (!leaf || !writableIn(leaf, operation) || holds(condition, prospect(resource, kept, before))) return kept;
    return said(at(kept, leaf.body)) || said(at(before, leaf.body)) ? put(kept, leaf.body, several(leaf) ? [] : null) : kept;
  }, body);

const rowWithDefaults = (list: Leaf, row: Row): Row =>
  list.rows.reduce<Row>((filled, leaf) => {
    const start = leaf.options.initial ?? (leaf.kind === 'boolean' ? false : several(leaf) ? [] : undefined);
    return start === undefined || at(row, leaf.body) !== undefined ? filled : put(filled, leaf.body, start);
  }, row);

const tidyValue = (leaf: Leaf, value: unknown): unknown => {
  if (leaf.kind === 'richText' && typeof value === 'string') return cleanHtml(value);
  if (leaf.kind === 'list' && Array.isArray(value)) return value.map((row: Row) => tidyLeaves(leaf.rows, rowOperation(leaf, row) === 'create' ? rowWithDefaults(leaf, row) : row));
  if (typeof value === 'string' && leaf.kind !== 'secret') return isBlank(value) ? null : value.trim();
  return value === null && several(leaf) ? [] : value;
};
/** Blank text becomes null, text loses the blanks around it, HTML what could run. */
const tidyLeaves = (leaves: readonly Leaf[], body: Row): Row =>
  leaves.reduce<Row>((tidy, leaf) => (at(body, leaf.body) === undefined ? tidy : put(tidy, leaf.body, tidyValue(leaf, at(body, leaf.body)))), body);

/** Values that are said once, when a record is made, and that a change repeats: they are compared, and no part of the change. */
const settled = (resource: Resource, body: Row, was: Row): { readonly body: Row; readonly differing: readonly Violation[] } => {
  const repeated = resource.leaves.filter((leaf) => leaf.options.write === 'create' && !leaf.options.derive && body[leaf.body] !== undefined);
  return {
    body: Object.fromEntries(Object.entries(body).filter(([key]) => !repeated.some((leaf) => leaf.body === key))),
    differing: repeated.filter((leaf) => canonical(body[leaf.body]) !== canonical(was[leaf.body])).map((leaf) => ({ path: leaf.body, rule: 'differs' })),
  };
};

/**
 * A body as the store takes it: checked by the declaration's rules, defaults filled on create, hidden fields emptied, HTML cleaned.
 * @param before the record before an update
 * @throws Refusal `invalid` with every broken rule
 */
export function acceptBody(resource: Resource, operation: Operation, sent: unknown, context: RuleContext, before: Row = {}): Row {
  const was = recordAsBody(resource, before);
  const { body: own, differing } = isObject(sent) && operation === 'update' ? settled(resource, sent, was) : { body: sent, differing: [] };
  const filled = isObject(own) && operation === 'create' ? withDefaults(resource, own) : own;
  const body = isObject(filled) ? withoutHidden(resource, operation, filled, was) : filled;
  const violations = [...differing, ...violationsOf(resource, operation, body, context, was)];
  if (violations.length > 0 || !isObject(body)) throw invalid(...violations);
  return tidyLeaves(resource.leaves, body);
}
