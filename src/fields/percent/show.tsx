import { formatDecimal } from '#resources/domain/decimal.ts';
import type { TextOf } from '../parts/cells.tsx';
import { figure } from '../parts/figures.tsx';
import { numberFilter } from '../parts/filters.tsx';
import { readInteger, writeInteger } from '../parts/numbers.ts';
import type { FieldKind } from '../types.ts';

const amount: TextOf = (value) => (typeof value === 'number' ? formatDecimal(value) : String(value));
const Figure = figure(amount, () => '%');

export const percent: FieldKind = { Cell: Figure, View: Figure, Filter: numberFilter(readInteger, writeInteger, 'numeric'), align: 'right',
  text: (value, saying) => `${amount(value, saying)} %` };
