import { memo, type ComponentType, type ReactElement } from 'react';
import { Chips } from '#src/ui/Chips.tsx';
import type { CellProps } from '../types.ts';
import { Nothing } from './cells.tsx';
import { type Saying, useWorld } from './say.ts';
import { valueOf } from './value.ts';

/** The words of each member of a list that is there. */
export type LabelsOf = (members: readonly unknown[], saying: Saying) => readonly string[];

/** Draws a list of short words: five chips, then '+N others'; `wrap` for views, where they take the lines they need and are all shown. */
export const chipList = (labelsOf: LabelsOf, wrap: boolean): ComponentType<CellProps> => {
  const ChipList = ({ leaf, record, resource, under }: CellProps): ReactElement => {
    const world = useWorld(record);
    const value = valueOf(leaf, record);
    if (!Array.isArray(value) || value.length === 0) return <Nothing />;
    const labels = labelsOf(value, { ...world, leaf, resource, under });
    return <Chips items={labels.map((label, i) => ({ key: i, label }))} most={wrap ? labels.length : 5} wrap={wrap}
      others={(count) => world.translate('fields.others', { smart_count: count })} />;
  };
  return memo(ChipList);
};
