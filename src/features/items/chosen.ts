import { brokenRule } from '#resources/domain/attributes.ts';
import { brokenBound } from '#resources/domain/core-attributes.ts';
import { at, put } from '#resources/schema/condition.ts';
import type { TypedValue } from '#resources/schema/field.ts';
import type { Leaf } from '#resources/schema/resolve.ts';
import type { Violation } from '#resources/schema/violations.ts';
import type { Row } from '#src/fields/types.ts';
import { newLine, type Shelf } from './shelf.ts';

const isNew = (row: Row) => row.id === undefined || row.id === null;
/** Whether a variant of the form is sent: a new one always, a known one once it is ticked. The tick stays in the form. */
export const isChosen = (row: Row): boolean => isNew(row) || row._ticked === true;

/** The variants that a save speaks of; where none is, they stay as they were opened, to the last line, so that none is sent. Money and stock are an arena's: without one they are left out. */
export const chosenVariants = (values: Row, inArena: boolean): Row => {
  const rows = Array.isArray(values.variants) ? (values.variants as readonly Row[]) : [];
  const spoken = rows.filter(isChosen);
  if (spoken.length === 0) return values;
  return { ...values, variants: inArena ? spoken : spoken.map(({ warehouses: _lines, ...row }) => row) };
};

/** Places of a list whose warehouse another place before has named. */
const repeated = (lines: readonly Row[]): readonly number[] => lines.flatMap(({ id }, i) => (typeof id === 'number' && lines.findIndex((other) => other.id === id) < i ? [i] : []));

/** What is wrong with the variants that are sent, beyond each of their fields: what the categories' rules have against their values, and a warehouse that is named twice. */
export const brokenVariants = (values: Row): readonly Violation[] => {
  const category = at(values, 'category.name');
  return (Array.isArray(values.variants) ? (values.variants as readonly Row[]) : []).flatMap((variant, i) => {
    if (!isChosen(variant)) return [];
    const entries = Array.isArray(variant.category_attributes) ? (variant.category_attributes as readonly TypedValue[]) : [];
    const lines = Array.isArray(variant.warehouses) ? (variant.warehouses as readonly Row[]) : [];
    const broken = entries.flatMap((entry, j): Violation[] => {
      const found = brokenRule(entry, entry.value, 'form') ?? brokenBound(entry.of ?? (typeof category === 'string' ? category : null), entry.name, entry.value);
      return found ? [{ path: `variants.${i}.category_attributes.${j}.value`, ...found }] : [];
    });
    return [...broken, ...repeated(lines).map((j): Violation => ({ path: `variants.${i}.warehouses.${j}.id`, rule: 'distinct' }))];
  });
};

/** The stock that a refusal tells of is seen with it: the next save counts from there, as if the form had been opened now. */
export const seenStock = ({ path, rule, now }: Violation, set: (source: string, value: unknown) => void): void => {
  if (rule === 'belowEmpty') set(`${path}_seen`, now);
};

const several = ['list', 'references', 'tags', 'typedValues'];
/** A variant that says something about every field, and in an arena stands in a warehouse of it. */
export const newVariant = (list: Leaf, shelf: Shelf | null): Row =>
  list.rows.filter((leaf) => leaf.options.write !== 'never')
    .reduce<Row>((row, leaf) => put(row, leaf.source, leaf.path === 'warehouses' && shelf ? [newLine(shelf)] : (leaf.options.initial ?? (several.includes(leaf.kind) ? [] : null))), {});
