import { choiceText } from '../choice/show.tsx';
import { chipList, type LabelsOf } from '../parts/chip-list.tsx';
import { ChoiceFilter } from '../parts/filters.tsx';
import type { FieldKind } from '../types.ts';

const labels: LabelsOf = (members, saying) => members.map((member) => choiceText(member, saying));

export const choices: FieldKind = {
  Cell: chipList(labels, false),
  View: chipList(labels, true),
  Filter: ChoiceFilter,
  align: 'left',
  text: (value, saying) => (Array.isArray(value) ? labels(value, saying).join(', ') : String(value)),
};
