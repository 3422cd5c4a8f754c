import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { type ComponentProps, type ReactElement, useRef } from 'react';
import { isDay } from '#resources/domain/day.ts';
import { dayPattern, readDay, writeDay } from '#src/lib/days.ts';
import { Icon } from '#src/ui/icons.tsx';
import { useFormat } from '../context.ts';
import { type Bound, useTyped } from './bound.tsx';
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
  const calendar = useRef<HTMLInputElement>(null);
  const off = props.disabled === true || props.reason !== undefined;
  const word = translate('fields.dateTime.calendar');
  return (
    <TextBox props={props} bound={bound} typed={typed} raised={raised ?? false} inputMode="numeric" placeholder={dayPattern(translate('fields.dateTime.dayPattern'), locale)}
      end={off ? undefined : (
        <span className="ad-calendar">
          <input ref={calendar} type="date" tabIndex={-1} aria-hidden="true" min={min} max={max} value={typeof bound.value === 'string' && isDay(bound.value) ? bound.value : ''} onChange={({ target }) => bound.set(target.value || null)} />
          <IconButton size="small" edge="end" aria-label={`${word}: ${props.label}`} title={word} onClick={() => calendar.current?.showPicker?.()}><Icon name="event" /></IconButton>
        </span>
      )} />
  );
};
