import type { Leaf, Resource } from '#resources/schema/resolve.ts';
import type { Row } from '../types.ts';
import { isEmpty, labelOf } from './value.ts';

/** What a reference points to: records of a resource, or rows of a list in them (`countries.taxes`). */
export interface Target {
  readonly resource: Resource;
  readonly list: Leaf | null;
}
/** Looks the target of a reference up. Throws where the declaration names none; the registry refuses such a one. */
export const targetOf = (leaf: Leaf, resourceOf: (name: string) => Resource): Target => {
  const [name = '', path] = (leaf.meta.to ?? '').split('.');
  const resource = resourceOf(name);
  return { resource, list: path === undefined ? null : (resource.leaf(path) ?? null) };
};

/** The name that travels with a reference: of an embedded record its label, else the first part that is embedded. Null for an id alone. */
export const embeddedLabel = (leaf: Leaf, value: unknown, target: Resource): string | null => {
  if (typeof value === 'string') return value;
  if (value === null || typeof value !== 'object') return null;
  const record = value as Row;
  const [first = 'id'] = leaf.options.embeds ?? [];
  const part = record[first];
  if (leaf.options.embeds?.includes(target.label)) return labelOf(target, record);
  return isEmpty(part) ? `#${String(record.id)}` : String(part);
};

/** What a form keeps of a referenced record, embedded or not: its id, or its name where the field goes by names. */
export const keyOf = (member: unknown, by: 'id' | 'name' = 'id'): number | string | null => {
  const key: unknown = member !== null && typeof member === 'object' ? (member as Row)[by] : member;
  return typeof key === 'number' || typeof key === 'string' ? key : null;
};
