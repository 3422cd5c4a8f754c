import { useTranslate } from 'ra-core';
import { type ReactElement, useRef } from 'react';
import { isDay } from '#resources/domain/day.ts';
import { Icon } from '#src/ui/icons.tsx';

interface Props {
  /** What the day is of. */
  readonly label: string;
  readonly value: unknown;
  /** First and last day that it offers. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** null: the day was taken away. */
  readonly onPick: (day: string | null) => void;
}
/** Opens the browser's calendar for a box that is typed in: the browser's own way of writing a day stays out of sight. */
export const Calendar = ({ label, value, min, max, onPick }: Props): ReactElement => {
  const translate = useTranslate();
  const calendar = useRef<HTMLInputElement>(null);
  const word = translate('fields.dateTime.calendar');
  return (
    <span className="ad-calendar">
      <input ref={calendar} type="date" tabIndex={-1} aria-hidden="true" min={min} max={max} value={typeof value === 'string' && isDay(value) ? value : ''} onChange={({ target }) => onPick(target.value || null)} />
      <button type="button" className="ad-icon-button" aria-label={`${word}: ${label}`} title={word} onClick={() => calendar.current?.showPicker?.()}><Icon name="event" size={20} /></button>
    </span>
  );
};
