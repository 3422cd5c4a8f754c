import { useTranslate } from 'ra-core';
import { type ReactElement, useId, useState } from 'react';
import { isDay } from '#resources/domain/day.ts';
import { dayPattern, isWrittenAsDay, readDay, writeDay } from '#src/lib/days.ts';
import { useFormat } from '../context.ts';
import type { FilterProps } from '../types.ts';
import { Calendar } from './Calendar.tsx';
import { Frame } from './filters.tsx';

/** Asks for a calendar day, written and typed as in forms. What is no day is marked and does not filter; Enter writes the day as it is shown elsewhere. */
export const DayFilter = ({ label, value, onChange }: FilterProps): ReactElement => {
  const [id, said] = [useId(), useId()];
  const translate = useTranslate();
  const { locale } = useFormat();
  const [typed, type] = useState<string | null>(null);
  const found = typed === null ? null : readDay(typed);
  const [left, leave] = useState(false);
  /** Once typing has ended, since half a day is no mistake, or all of a day is there and it is none. */
  const whole = isWrittenAsDay(typed ?? '');
  const wrong = (left || whole) && found !== null && !isDay(found);
  const pattern = dayPattern(translate('fields.dateTime.dayPattern'), locale);
  const settle = () => {
    leave(true);
    if (found === null || isDay(found)) type(null);
  };
  return (
    <Frame id={id} label={label}>
      <span className="ad-day">
        <input id={id} className="ad-input" autoComplete="off" inputMode="numeric" placeholder={pattern} aria-invalid={wrong} aria-describedby={wrong ? said : undefined} value={typed ?? writeDay(value, locale)}
          onChange={({ target }) => {
            type(target.value);
            leave(false);
            const day = readDay(target.value);
            onChange(day !== null && isDay(day) ? day : undefined);
          }}
          onBlur={settle} onKeyDown={({ key }) => key === 'Enter' && settle()} />
        {wrong && <small id={said} className="ad-day-wrong" role="alert">{`${label}: ${whole ? translate('fields.dateTime.noSuchDay') : `${translate('rules.day')} (${pattern})`}`}</small>}
        <Calendar label={label} value={value} onPick={(day) => {
          type(null);
          onChange(day ?? undefined);
        }} />
      </span>
    </Frame>
  );
};
