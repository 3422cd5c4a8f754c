import { formatDecimal } from '#resources/domain/decimal.ts';
import type { TextOf } from '../parts/cells.tsx';
import { figure } from '../parts/figures.tsx';
import { numberFilter } from '../parts/filters.tsx';
import { readDecimal, writeDecimal } from '../parts/numbers.ts';
import type { FieldKind } from '../types.ts';

/** Coordinates need seven places. */
const places = 10;
const text: TextOf = (value) => (typeof value === 'number' ? formatDecimal(value, places) : String(value));
const Figure = figure(text, () => null);

export const number: FieldKind = { Cell: Figure, View: Figure, Filter: numberFilter(readDecimal, writeDecimal, 'decimal'), align: 'right', text };
