import { cut } from '#resources/domain/text.ts';
import { textual } from '../parts/cells.tsx';
import { TextFilter } from '../parts/filters.tsx';
import type { FieldKind } from '../types.ts';

/** Characters that a cell shows of a long text. */
const most = 80;

export const multiline: FieldKind = {
  Cell: textual((value) => cut(String(value).replaceAll(/\s+/g, ' '), most), 'ad-clip'),
  View: textual(String, 'ad-lines'),
  Filter: TextFilter,
  align: 'left',
  text: String,
};
