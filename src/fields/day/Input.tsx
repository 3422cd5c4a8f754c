import type { ReactElement } from 'react';
import { todayIn } from '#resources/domain/day.ts';
import { useFormat } from '../context.ts';
import { useBound } from '../parts/bound.tsx';
import { DayBox } from '../parts/DayBox.tsx';
import type { InputProps } from '../types.ts';

/** The first and last day that may be chosen; `today` by the clock that the screens show. */
export const useDayBounds = ({ leaf }: Pick<InputProps, 'leaf'>): { readonly min?: string; readonly max?: string } => {
  const { timezone } = useFormat();
  const bound = (limit: unknown): string | undefined => (limit === 'today' ? todayIn(timezone) : typeof limit === 'string' ? limit : undefined);
  const [min, max] = [bound(leaf.options.min), bound(leaf.options.max)];
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
};

/** A calendar day, kept as `YYYY-MM-DD`: no clock and no zone takes part. */
export const DayInput = (props: InputProps): ReactElement => <DayBox props={props} bound={useBound(props)} {...useDayBounds(props)} />;
