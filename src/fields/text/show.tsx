import { textual } from '../shared/cells.tsx';
import { TextFilter } from '../shared/filters.tsx';
import type { FieldKind } from '../types.ts';

export const text: FieldKind = {
  Cell: textual(String, 'ad-clip', true),
  View: textual(String, 'ad-lines'),
  Filter: TextFilter,
  align: 'left',
  text: String,
};
