import { formatMoney } from '#resources/domain/money.ts';
import type { TextOf } from '../parts/cells.tsx';
import { figure } from '../parts/figures.tsx';
import { numberFilter } from '../parts/filters.tsx';
import { readMoney, writeMoney } from '../parts/numbers.ts';
import type { FieldKind } from '../types.ts';

const amount: TextOf = (value) => (Number.isSafeInteger(value) ? formatMoney(value as number) : String(value));
const Figure = figure(amount, ({ currency }) => currency);

export const money: FieldKind = {
  Cell: Figure,
  View: Figure,
  Filter: numberFilter(readMoney, writeMoney, 'decimal'),
  align: 'right',
  text: (value, saying) => [amount(value, saying), saying.currency].filter(Boolean).join(' '),
};
