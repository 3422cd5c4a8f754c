import { isBlank } from '#resources/domain/text.ts';
import { at } from '#resources/schema/condition.ts';
import type { Leaf, Resource } from '#resources/schema/resolve.ts';
import type { Row } from '../types.ts';

/** Stands where a value is not. */
export const nothing = '–';

/** Whether there is nothing to show: no value, blank text, an empty list. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && isBlank(value)) || (Array.isArray(value) && value.length === 0);

/** The value of a field in a record, computed where the field is. */
export const valueOf = (leaf: Leaf, record: Row): unknown => (leaf.options.derive ? leaf.options.derive(record) : at(record, leaf.path));

/** The name of a field in the words: its path, below the list it stands in. */
export const wordPath = (leaf: Leaf, under?: string): string => (under === undefined ? leaf.path : `${under}.${leaf.path}`);

/** The words of a choice, as screens say it. */
type Words = (key: string, options?: Readonly<Record<string, unknown>>) => string;
const labelText = (resource: Resource, leaf: Leaf, value: unknown, translate?: Words): string => {
  // An embedded record is called by the first part that comes with it.
  if (value !== null && typeof value === 'object') return String((value as Row)[leaf.options.embeds?.[0] ?? 'id'] ?? `#${String((value as Row).id)}`);
  return leaf.meta.choices && translate ? translate(`resources.${resource.name}.choices.${leaf.path}.${String(value)}`) : String(value);
};

/** What a person calls a record of a resource: its label, else its number. A choice is said in the language of `translate`. */
export const labelOf = (resource: Resource, record: Row, translate?: Words): string => {
  const leaf = resource.leaf(resource.label);
  const label = leaf ? valueOf(leaf, record) : undefined;
  return !leaf || isEmpty(label) ? `#${String(record.id)}` : labelText(resource, leaf, label, translate);
};

/** The same with the arena it belongs to, where every arena has one that is called so (`Till 1, Zagreb West`). */
export const placedLabelOf = (resource: Resource, record: Row, translate?: Words): string => {
  const label = labelOf(resource, record, translate);
  const place = at(record, 'arena.name');
  return resource.scope && resource.label !== 'arena' && typeof place === 'string' && place !== '' ? `${label}, ${place}` : label;
};
