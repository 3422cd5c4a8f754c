import { textual } from '../parts/cells.tsx';
import { TextFilter } from '../parts/filters.tsx';
import type { FieldKind } from '../types.ts';

export const digits: FieldKind = {
  Cell: textual(String, 'ad-clip', true),
  View: textual(String, 'ad-lines'),
  Filter: TextFilter,
  align: 'left',
  text: String,
};
