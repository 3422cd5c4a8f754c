import { brokenRule } from '#resources/domain/attributes.ts';
import { put } from '#resources/schema/condition.ts';
import type { TypedValue } from '#resources/schema/field.ts';
import type { Leaf } from '#resources/schema/resolve.ts';
import type { Violation } from '#resources/schema/violations.ts';
import type { Row } from '#src/fields/types.ts';
import { newLine, type Shelf } from './shelf.ts';

const isNew = (row: Row) => row.id === undefined || row.id === null;
/** Whether a variant of the form is sent: a new one always, a known one once it is ticked. The tick stays in the form. */
export const isChosen = (row: Row): boolean => isNew(row) || row._ticked === true;

/** The variants that a save speaks of; where none is, they are as they were opened and none is sent. Money and stock are an arena's: without one they are left out. */
export const chosenVariants = (values: Row, inArena: boolean): Row => {
  const rows = Array.isArray(values.variants) ? (values.variants as readonly Row[]) : [];
  const spoken = rows.some(isChosen) ? rows.filter(isChosen) : rows;
  return { ...values, variants: inArena ? spoken : spoken.map(({ warehouses: _lines, ...row }) => row) };
};

/** What the categories' rules have against the values of the variants that are sent. */
export const brokenAttributes = (values: Row): readonly Violation[] =>
  (Array.isArray(values.variants) ? (values.variants as readonly Row[]) : []).flatMap((variant, i) => {
    const entries = isChosen(variant) && Array.isArray(variant.category_attributes) ? (variant.category_attributes as readonly TypedValue[]) : [];
    return entries.flatMap((entry, j): Violation[] => {
      const broken = brokenRule(entry, entry.value, 'form');
      return broken ? [{ path: `variants.${i}.category_attributes.${j}.value`, ...broken }] : [];
    });
  });

const several = ['list', 'references', 'tags', 'typedValues'];
/** A variant that says something about every field, and in an arena stands in a warehouse of it. */
export const newVariant = (list: Leaf, shelf: Shelf | null): Row =>
  list.rows.filter((leaf) => leaf.options.write !== 'never')
    .reduce<Row>((row, leaf) => put(row, leaf.source, leaf.path === 'warehouses' && shelf ? [newLine(shelf)] : (leaf.options.initial ?? (several.includes(leaf.kind) ? [] : null))), {});
