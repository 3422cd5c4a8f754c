import type { ReactElement } from 'react';
import { isDay, todayIn } from '#resources/domain/day.ts';
import { useSurroundings } from '../context.ts';
import { useBound, useTyped } from '../parts/bound.tsx';
import { TextBox } from '../parts/TextBox.tsx';
import type { InputProps } from '../types.ts';

const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The first and last day that may be chosen; `today` is the chosen arena's. */
export const useDayBounds = ({ leaf }: Pick<InputProps, 'leaf'>): { readonly min?: string; readonly max?: string } => {
  const { arena } = useSurroundings();
  const bound = (limit: unknown): string | undefined => (limit === 'today' ? todayIn(arena?.timezone ?? browserZone()) : typeof limit === 'string' ? limit : undefined);
  const [min, max] = [bound(leaf.options.min), bound(leaf.options.max)];
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
};

/** Stands for a date that is typed in part: no day, so the form's rule refuses it, while the browser's own text stays. */
export const halfTyped = '?';
const read = (text: string): string | null => (text === '' ? null : text);
const write = (value: unknown): string => (typeof value === 'string' && isDay(value) ? value : '');

/** A calendar day, kept as `YYYY-MM-DD`: no clock and no zone takes part. */
export const DayInput = (props: InputProps): ReactElement => {
  const bound = useBound(props);
  const typed = useTyped(bound, read, write);
  return (
    <TextBox props={props} bound={bound} type="date" raised {...useDayBounds(props)}
      typed={{ ...typed, leave: (event) => {
        if ((event?.target as HTMLInputElement | undefined)?.validity?.badInput) bound.set(halfTyped);
        typed.leave();
      } }} />
  );
};
