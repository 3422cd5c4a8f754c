import type { Resource } from '#resources/schema/resolve.ts';
import type { Kind } from '#resources/schema/kinds.ts';
import type { Column } from './columns.ts';

/** What a cell is where a row becomes a card: what heads it, one of the short values below, or a line of its own under these. */
export type Line = 'first' | 'second' | 'third';

const pictures: readonly Kind[] = ['image', 'file'];
const times: readonly Kind[] = ['instant', 'dateTime', 'day'];
/** Values that say most in least room, one of each: where it stands, how much, when. */
const telling: readonly (readonly Kind[])[] = [['status', 'choice'], ['money', 'coins'], times];
/** What else stands beside them where there is room. */
const amounts: readonly Kind[] = ['money', 'coins', 'percent'];
const truths: readonly Kind[] = ['boolean', 'flag'];
/** Values that say nothing without their name. */
const mute: readonly Kind[] = ['integer', 'number', 'coins', 'percent', ...truths, 'digits'];
/** How many values the second line holds. */
const most = 3;

const shows = ({ name, leaf }: Column, kinds: readonly Kind[]) => leaf !== null && name !== 'id' && kinds.includes(leaf.kind);
/** Neither a picture nor a bare number of a record. */
const speaks = (column: Column) => column.name !== 'id' && !shows(column, pictures);

/** Where states, figures and times fill the second line: whom it is about (what the list is searched by), what it is made of, whether what counts of it is so, and when it ends. */
const linesOfTheirOwn = (rest: readonly Column[], { list }: Pick<Resource, 'list'>): readonly Column[] => {
  const worded = rest.filter((column) => !shows(column, [...mute, ...times, 'choice', 'status', 'reference']));
  const sought = list.search.initially.map((key) => list.search.keys[key]);
  const whom = worded.find(({ name }) => sought.includes(name)) ?? worded[0];
  const others = worded.filter((column) => column !== whom);
  const what = others.find((column) => shows(column, ['tags'])) ?? others[0];
  return [whom, what, rest.find((column) => shows(column, truths)), rest.findLast((column) => shows(column, ['instant']))].flatMap((column) => column ?? []);
};

/** Which columns a card of a list shows, and where. The record's label heads it where it is a column, else the first that is no picture and no id; whose arena it is is told wherever it differs. */
export const linesOf = (columns: readonly Column[], { label, list, scope }: Pick<Resource, 'label' | 'list' | 'scope'>): ReadonlyMap<string, Line> => {
  const able = columns.filter(speaks);
  const first = able.find(({ name }) => name === label) ?? able.find((column) => !shows(column, mute)) ?? able[0] ?? columns[0];
  const others = able.filter((column) => column !== first);
  const told = telling.flatMap((kinds) => others.find((column) => shows(column, kinds)) ?? []);
  const full = told.length >= most - 1;
  const picked = [...told, ...others.filter((column) => full && !told.includes(column) && shows(column, amounts))].slice(0, most);
  const rest = others.filter((column) => !picked.includes(column));
  // With little to tell, the columns that come first say the rest; words before figures.
  const filled = full ? [] : [...rest.filter((column) => !shows(column, mute)), ...rest.filter((column) => shows(column, mute))].slice(0, most - 1 - picked.length);
  const below = full ? linesOfTheirOwn(rest, { list }) : rest.filter((column) => !filled.includes(column) && shows(column, ['references'])).slice(0, 1);
  // The list has this column while no arena is chosen: then a row is of any.
  const place = rest.filter(({ name, leaf }) => name === scope?.through && leaf?.kind === 'reference' && ![...filled, ...below].some((column) => column.name === name));
  return new Map<string, Line>([...(first ? [[first.name, 'first'] as const] : []), ...[...picked, ...filled].map(({ name }) => [name, 'second'] as const), ...[...below, ...place].map(({ name }) => [name, 'third'] as const)]);
};
/** The values below the first that need their name before them: bare numbers, and times where a card says more than one. */
export const namedOf = (columns: readonly Column[], lines: ReadonlyMap<string, Line>): ReadonlySet<string> => {
  const below = columns.filter(({ name }) => lines.has(name) && lines.get(name) !== 'first');
  const several = below.filter((column) => shows(column, times)).length > 1;
  return new Set(below.filter((column) => shows(column, mute) || (several && shows(column, times))).map(({ name }) => name));
};
