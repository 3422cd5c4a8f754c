import { useTranslate } from 'ra-core';
import { type ComponentType, type ReactElement, useId } from 'react';
import { useDayBounds } from '../day/Input.tsx';
import type { InputProps } from '../types.ts';
import { useBound, useTyped } from './bound.tsx';
import { DayBox } from './DayBox.tsx';
import { FieldSet } from './FieldSet.tsx';
import { TextBox } from './TextBox.tsx';
import { readTime, type Parts, writeTime } from './times.ts';

interface Clock {
  readonly join: (parts: Parts) => string | null;
  readonly split: (value: unknown) => Parts;
}
const nobody = () => undefined;

/** Asks for a day and a time of it; `useClock` says how the two become the value. */
export const momentInput = (useClock: () => Clock): ComponentType<InputProps> => {
  const MomentInput = (props: InputProps): ReactElement => {
    const { label, required, help, disabled, reason } = props;
    const translate = useTranslate();
    const clock = useClock();
    const bound = useBound(props);
    const id = useId();
    const parts = clock.split(bound.value);
    const part = { value: null, left: bound.left, error: null };
    const time = useTyped({ ...part, value: parts.time, set: (next) => bound.set(clock.join({ ...parts, time: String(next ?? '') })) }, (text) => readTime(text) ?? '', writeTime);
    const shown = { required, disabled, reason };
    return (
      <FieldSet label={label} required={required} error={null} help={help}>
        <div className="ad-moment">
          <DayBox props={{ ...shown, label: translate('fields.dateTime.day') }} raised {...useDayBounds(props)}
            bound={{ ...part, error: bound.error, id: `${id}-day`, name: `${bound.name}-day`, ref: bound.ref, value: parts.day, set: (next) => bound.set(clock.join({ ...parts, day: String(next ?? '') })) }} />
          <TextBox props={{ ...shown, label: translate('fields.dateTime.time') }} bound={{ id: `${id}-time`, name: `${bound.name}-time`, ref: nobody, error: null }}
            typed={time} inputMode="numeric" placeholder="00:00" raised figure />
        </div>
      </FieldSet>
    );
  };
  return MomentInput;
};
