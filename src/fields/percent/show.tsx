import { formatDecimal } from '#resources/domain/decimal.ts';
import type { TextOf } from '../shared/cells.tsx';
import { figure } from '../shared/figures.tsx';
import { numberFilter } from '../shared/filters.tsx';
import { readInteger, writeInteger } from '../shared/numbers.ts';
import type { FieldKind } from '../types.ts';

const amount: TextOf = (value) => (typeof value === 'number' ? formatDecimal(value) : String(value));
const Figure = figure(amount, () => '%');

export const percent: FieldKind = { Cell: Figure, View: Figure, Filter: numberFilter(readInteger, writeInteger, 'numeric'), align: 'right',
  text: (value, saying) => `${amount(value, saying)} %` };
