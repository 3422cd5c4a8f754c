import { useTranslate } from 'ra-core';
import { type ComponentProps, type ReactElement } from 'react';
import { dayPattern, readDay, writeDay } from '#src/lib/days.ts';
import { useFormat } from '../context.ts';
import { type Bound, useTyped } from './bound.tsx';
import { Calendar } from './Calendar.tsx';
import { TextBox } from './TextBox.tsx';

interface DayBoxProps extends Pick<ComponentProps<typeof TextBox>, 'props' | 'raised'> {
  readonly bound: Bound | (Pick<Bound, 'id' | 'name' | 'ref' | 'error'> & Pick<Bound, 'value' | 'set' | 'left'>);
  /** First and last day that the calendar offers. */
  readonly min?: string;
  readonly max?: string;
}
/** A day as the arena writes it, typed day first or taken from the browser's calendar, whatever language the browser speaks. */
export const DayBox = ({ props, bound, min, max, raised }: DayBoxProps): ReactElement => {
  const translate = useTranslate();
  const { locale } = useFormat();
  const typed = useTyped(bound, readDay, (value) => writeDay(value, locale));
  const off = props.disabled === true || props.reason !== undefined;
  return (
    <TextBox props={props} bound={bound} typed={typed} raised={raised ?? false} inputMode="numeric" placeholder={dayPattern(translate('fields.dateTime.dayPattern'), locale)}
      end={off ? undefined : <Calendar label={props.label} value={bound.value} min={min} max={max} onPick={bound.set} />} />
  );
};
