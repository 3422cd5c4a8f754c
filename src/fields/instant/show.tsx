import { formatInstant } from '#src/lib/format.ts';
import { type TextOf, textual } from '../parts/cells.tsx';
import { DayFilter } from '../parts/filters.tsx';
import type { FieldKind } from '../types.ts';

/** A point in time by the clock of the record's arena, else of the chosen one. */
const text: TextOf = (value, { moment }) => formatInstant(String(value), moment) || String(value);

export const instant: FieldKind = { Cell: textual(text, 'ad-figure'), View: textual(text, 'ad-figure'), Filter: DayFilter, align: 'left', text };
