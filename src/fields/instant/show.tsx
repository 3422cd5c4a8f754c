import { memo, type ReactElement } from 'react';
import { formatInstant, zoneBeside } from '#src/lib/format.ts';
import { Nothing, type TextOf } from '../parts/cells.tsx';
import { DayFilter } from '../parts/filters.tsx';
import { useWorld } from '../parts/say.ts';
import { isEmpty, valueOf } from '../parts/value.ts';
import type { CellProps, FieldKind } from '../types.ts';

/** A point in time by the clock of the record's arena, else of the chosen one; where that is not the screen's clock, it names its zone. */
const text: TextOf = (value, { moment }) => formatInstant(String(value), moment) || String(value);

const Instant = memo(({ leaf, record }: CellProps): ReactElement => {
  const { moment } = useWorld(record);
  const value = valueOf(leaf, record);
  if (isEmpty(value)) return <Nothing />;
  const instant = String(value);
  const here = { locale: moment.locale, timezone: moment.timezone };
  const zone = zoneBeside(instant, moment);
  return <span className="ad-figure">{formatInstant(instant, here) || instant}{zone !== '' && <>&nbsp;<span className="ad-muted" title={here.timezone}>{zone}</span></>}</span>;
});

export const instant: FieldKind = { Cell: Instant, View: Instant, Filter: DayFilter, align: 'left', text };
