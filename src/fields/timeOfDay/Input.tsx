import type { ReactElement } from 'react';
import { useBound, useTyped } from '../parts/bound.tsx';
import { TextBox } from '../parts/TextBox.tsx';
import { readTime, writeTime } from '../parts/times.ts';
import type { InputProps } from '../types.ts';

/** A time by the 24-hour clock, also where the browser's own would show a.m. and p.m. */
export const TimeOfDayInput = (props: InputProps): ReactElement => {
  const bound = useBound(props);
  return <TextBox props={props} bound={bound} typed={useTyped(bound, readTime, writeTime)} inputMode="numeric" placeholder="00:00" figure />;
};
