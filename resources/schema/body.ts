import { isBlank } from '#resources/domain/text.ts';
import { at, holds, put } from './condition.ts';
import { rowOperation, writableIn, type Leaf, type Resource } from './resolve.ts';

type Row = Readonly<Record<string, unknown>>;
const blank = (value: unknown) => typeof value === 'string' && isBlank(value);

/** What a reader gets in place of a secret that is set. It is never accepted back. */
export const isMask = (value: unknown): boolean => typeof value === 'string' && /^\*+$/.test(value);
const trimmed = (value: unknown) => (blank(value) || value === undefined ? null : typeof value === 'string' ? value.trim() : value);

const outgoing = (leaf: Leaf, value: unknown): unknown => {
  if (leaf.kind === 'secret') return blank(value) || value === null || isMask(value) ? undefined : value;
  if (value === undefined) return undefined;
  if (leaf.kind === 'list') return Array.isArray(value) ? value.map((row: Row) => rowOf(leaf, row)) : [];
  if (leaf.kind === 'references') {
    const key = leaf.options.by ?? 'id';
    return Array.isArray(value) ? value.map((member: unknown) => (member !== null && typeof member === 'object' ? (member as Row)[key] : member)) : [];
  }
  if (leaf.kind === 'typedValues') return Array.isArray(value) ? value.map((entry: Row) => ({ name: entry.name, value: trimmed(entry.value) })) : [];
  if (leaf.kind === 'choices' || leaf.kind === 'tags') return value ?? [];
  if (leaf.kind === 'phone') {
    const { country_code, national_number } = (value ?? {}) as Row;
    const code = trimmed(country_code);
    return { country_code: code, national_number: code === null ? null : trimmed(national_number) };
  }
  if (typeof value === 'string') return blank(value) ? null : leaf.kind === 'richText' ? value : value.trim();
  return value;
};
const rowOf = (list: Leaf, row: Row): Row => {
  const operation = rowOperation(list, row);
  let out: Row = operation === 'update' ? { id: row.id } : {};
  for (const leaf of list.rows) {
    const value = writableIn(leaf, operation) ? outgoing(leaf, at(row, leaf.source)) : undefined;
    if (value !== undefined) out = put(out, leaf.body, value);
  }
  return out;
};

/**
 * What a form sends: the draft, never the record. Only `leaves` (by default the form's) that are writable in this operation; blank text becomes null, an empty secret is left out, what `when` hides is cleared.
 * @param values the form's values, in the shape of the record
 */
export const bodyOf = (resource: Resource, operation: 'create' | 'update', values: Row, leaves: readonly Leaf[] = resource.form.flatMap((section) => section.leaves)): Row => {
  let body: Row = {};
  for (const leaf of leaves) {
    if (!writableIn(leaf, operation)) continue;
    const hidden = resource.when[leaf.path] !== undefined && !holds(resource.when[leaf.path] ?? true, values);
    const value = hidden ? null : outgoing(leaf, at(values, leaf.source));
    if (value !== undefined) body = put(body, leaf.body, value);
  }
  return body;
};

/** Values of a new draft, in the shape of the record, as the form starts with them and as the service fills what a create leaves out. */
export const initialValues = (resource: Resource): Row => {
  let values: Row = {};
  for (const leaf of resource.leaves) {
    if (!writableIn(leaf, 'create')) continue;
    const start = leaf.options.initial ?? (leaf.kind === 'boolean' ? false : leaf.kind === 'list' || leaf.kind === 'choices' || leaf.kind === 'references' || leaf.kind === 'tags' ? [] : undefined);
    if (start !== undefined) values = put(values, leaf.source, start);
  }
  return values;
};
