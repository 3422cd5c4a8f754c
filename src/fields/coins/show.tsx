import { formatCoins } from '#resources/domain/coins.ts';
import { Coin } from '#src/ui/Coin.tsx';
import type { TextOf } from '../parts/cells.tsx';
import { figure } from '../parts/figures.tsx';
import { numberFilter } from '../parts/filters.tsx';
import { readInteger, writeInteger } from '../parts/numbers.ts';
import type { FieldKind } from '../types.ts';

const text: TextOf = (value) => (typeof value === 'number' ? formatCoins(value) : String(value));
const Figure = figure(text, () => <Coin />);

export const coins: FieldKind = { Cell: Figure, View: Figure, Filter: numberFilter(readInteger, writeInteger, 'numeric'), align: 'right', text };
