import type { ReactNode } from 'react';
import { formatInstant, zoneBeside } from '#src/lib/format.ts';
import { type TextOf, textual } from '../parts/cells.tsx';
import { DayFilter } from '../parts/DayFilter.tsx';
import type { Saying } from '../parts/say.ts';
import type { FieldKind } from '../types.ts';

/** A point in time by the clock of the record's arena, else of the chosen one; where that is not the screen's clock, it names its zone. */
const text: TextOf = (value, { moment }) => formatInstant(String(value), moment) || String(value);

const zoned = (shown: string, value: unknown, { moment }: Saying): ReactNode => {
  const zone = zoneBeside(String(value), moment);
  return zone === '' ? shown : <>{shown.slice(0, -zone.length)}<span className="ad-muted" title={moment.timezone}>{zone}</span></>;
};
const Instant = textual(text, 'ad-figure', false, zoned);

export const instant: FieldKind = { Cell: Instant, View: Instant, Filter: DayFilter, align: 'left', text };
