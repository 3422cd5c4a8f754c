import { textual } from '../parts/cells.tsx';
import { TextFilter } from '../parts/filters.tsx';
import type { FieldKind } from '../types.ts';

/** `HH:mm`; a service's seconds are left away. */
const text = (value: unknown): string => String(value).replace(/^(\d\d:\d\d):\d\d$/, '$1');

export const timeOfDay: FieldKind = { Cell: textual(text, 'ad-figure'), View: textual(text, 'ad-figure'), Filter: TextFilter, align: 'left', text };
