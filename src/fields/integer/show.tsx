import { formatInteger } from '#resources/domain/money.ts';
import type { TextOf } from '../parts/cells.tsx';
import { figure } from '../parts/figures.tsx';
import { numberFilter } from '../parts/filters.tsx';
import { readInteger, writeInteger } from '../parts/numbers.ts';
import type { FieldKind } from '../types.ts';

const text: TextOf = (value) => (Number.isSafeInteger(value) ? formatInteger(value as number) : String(value));
const Figure = figure(text, () => null);

export const integer: FieldKind = { Cell: Figure, View: Figure, Filter: numberFilter(readInteger, writeInteger, 'numeric'), align: 'right', text };
