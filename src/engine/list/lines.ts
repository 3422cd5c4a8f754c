import type { Resource } from '#resources/schema/resolve.ts';
import type { Kind } from '#resources/schema/kinds.ts';
import type { Column } from './columns.ts';

/** What a cell is where a row becomes a card of two lines: what heads it, or one of the short values below. */
export type Line = 'first' | 'second';

const pictures: readonly Kind[] = ['image', 'file'];
/** Values that say most in least room, one of each: where it stands, how much, when. */
const telling: readonly (readonly Kind[])[] = [['status'], ['money'], ['instant', 'dateTime', 'day']];
/** Values that say nothing without their name. */
const mute: readonly Kind[] = ['integer', 'number', 'coins', 'percent', 'boolean', 'flag', 'digits'];
/** How many values the second line holds. */
const most = 3;

const shows = ({ name, leaf }: Column, kinds: readonly Kind[]) => leaf !== null && name !== 'id' && kinds.includes(leaf.kind);
/** Neither a picture nor a bare number of a record. */
const speaks = (column: Column) => column.name !== 'id' && !shows(column, pictures);

/** Which columns a card of a list shows, and where. The record's label heads it where it is a column, else the first that is no picture and no id. */
export const linesOf = (columns: readonly Column[], { label }: Pick<Resource, 'label'>): ReadonlyMap<string, Line> => {
  const able = columns.filter(speaks);
  const first = able.find(({ name }) => name === label) ?? able.find((column) => !shows(column, mute)) ?? able[0] ?? columns[0];
  const others = able.filter((column) => column !== first);
  const picked = telling.flatMap((kinds) => others.find((column) => shows(column, kinds)) ?? []);
  const rest = others.filter((column) => !picked.includes(column));
  // With little to tell, the columns that come first say the rest; words before figures.
  const filled = picked.length >= most - 1 ? [] : [...rest.filter((column) => !shows(column, mute)), ...rest.filter((column) => shows(column, mute))].slice(0, most - 1 - picked.length);
  return new Map([...(first ? [[first.name, 'first'] as const] : []), ...[...picked, ...filled].map(({ name }) => [name, 'second'] as const)]);
};
/** Whether a value of the second line needs its name before it. */
export const needsName = (column: Column): boolean => shows(column, mute);
