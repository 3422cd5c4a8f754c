import { formatInstant } from '#src/lib/format.ts';
import { type TextOf, textual } from '../parts/cells.tsx';
import { DayFilter } from '../parts/DayFilter.tsx';
import type { FieldKind } from '../types.ts';

/** `YYYY-MM-DD HH:mm:ss` on a wall: shown as it stands, whatever the zone. */
const text: TextOf = (value, { moment }) => formatInstant(`${String(value).replace(' ', 'T')}Z`, { locale: moment.locale, timezone: 'UTC' }) || String(value);

export const dateTime: FieldKind = { Cell: textual(text, 'ad-figure'), View: textual(text, 'ad-figure'), Filter: DayFilter, align: 'left', text };
