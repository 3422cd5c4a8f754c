import { memo, type ComponentType, type ReactElement, type ReactNode } from 'react';
import type { CellProps } from '../types.ts';
import { Nothing, type TextOf } from './cells.tsx';
import { type Saying, useWorld } from './say.ts';
import { isEmpty, valueOf } from './value.ts';

/** Draws a number and its unit, which stands in secondary text after a narrow gap and never wraps away from it. */
export const figure = (textOf: TextOf, unitOf: (saying: Saying) => ReactNode): ComponentType<CellProps> => {
  const Figure = ({ leaf, record, resource, under }: CellProps): ReactElement => {
    const world = useWorld(record);
    const value = valueOf(leaf, record);
    if (isEmpty(value)) return <Nothing />;
    const saying = { ...world, leaf, resource, under };
    const unit = unitOf(saying);
    return (
      <span className="ad-figure">
        {textOf(value, saying)}
        {unit !== null && <span className="ad-unit">&nbsp;{unit}</span>}
      </span>
    );
  };
  return memo(Figure);
};
