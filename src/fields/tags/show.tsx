import { chipList } from '../parts/chip-list.tsx';
import { TextFilter } from '../parts/filters.tsx';
import type { FieldKind } from '../types.ts';

const labels = (members: readonly unknown[]): readonly string[] => members.map(String);

export const tags: FieldKind = {
  Cell: chipList(labels, false),
  View: chipList(labels, true),
  Filter: TextFilter,
  align: 'left',
  text: (value) => (Array.isArray(value) ? labels(value).join(', ') : String(value)),
};
