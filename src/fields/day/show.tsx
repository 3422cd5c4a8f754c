import { formatDay } from '#src/lib/format.ts';
import { type TextOf, textual } from '../parts/cells.tsx';
import { DayFilter } from '../parts/DayFilter.tsx';
import type { FieldKind } from '../types.ts';

/** A calendar day is that day everywhere: no zone moves it. */
const text: TextOf = (value, { moment }) => formatDay(String(value), moment) || String(value);

export const day: FieldKind = { Cell: textual(text, 'ad-figure'), View: textual(text, 'ad-figure'), Filter: DayFilter, align: 'left', text };
