import type { Kind } from '#resources/schema/kinds.ts';

/** The kind that a type of values is asked for by. */
const kinds: Readonly<Record<string, Kind>> = { string: 'text', boolean: 'boolean', integer: 'integer', numeric: 'number', currency: 'money', array: 'tags',
  date: 'day', datetime: 'dateTime', time: 'timeOfDay' };

/** A type without a kind of its own is text. */
export const kindOfType = (type: unknown): Kind => kinds[typeof type === 'string' ? type : ''] ?? 'text';
