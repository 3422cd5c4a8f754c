import { at } from '#resources/schema/condition.ts';
import type { Resource } from '#resources/schema/resolve.ts';
import type { Row } from '#src/fields/types.ts';

/** What a person calls a record: its label, else its number. */
export const nameOf = (resource: Resource, record: Row): string => {
  const label = at(record, resource.label);
  return typeof label === 'string' && label.trim() !== '' ? label : `#${String(record.id)}`;
};
