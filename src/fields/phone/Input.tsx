import { useLocale, useTranslate } from 'ra-core';
import { type ReactElement, useId, useMemo } from 'react';
import { callingCodes } from '#resources/domain/calling-codes.ts';
import { intlLocale } from '#resources/domain/locales.ts';
import { Flag } from '#src/ui/Flag.tsx';
import { useBound, useTyped } from '../parts/bound.tsx';
import { FieldSet } from '../parts/FieldSet.tsx';
import { type Option, Picker } from '../parts/Picker.tsx';
import { TextBox } from '../parts/TextBox.tsx';
import type { InputProps, Row } from '../types.ts';

const nobody = () => undefined;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** One entry a code: where several countries share one, the first of them stands for it, and it is found by all their names. */
const useCodes = (): readonly Option[] => {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames([intlLocale(locale)], { type: 'region' });
    return callingCodes
      .filter(({ code }, i) => callingCodes.findIndex((other) => other.code === code) === i)
      .map(({ iso, code }) => ({
        value: code, label: `+${code} ${names.of(iso.toUpperCase()) ?? ''}`, mark: <Flag iso={iso} />,
        also: callingCodes.filter((other) => other.code === code).map((other) => `${other.iso} ${names.of(other.iso.toUpperCase()) ?? ''}`).join(' '),
      }));
  }, [locale]);
};

/** A phone number as calling code and national number, and how that one is written. Without a code there is no number: clearing the one clears the other. */
export const PhoneInput = (props: InputProps): ReactElement => {
  const { label, required, help, disabled = false, reason } = props;
  const translate = useTranslate();
  const bound = useBound(props);
  const codes = useCodes();
  const id = useId();
  const value = (bound.value ?? {}) as Row;
  const code = text(value.country_code);
  const set = (part: Row) => bound.set({ ...value, ...part });
  const typed = useTyped({ value: value.national_number, set: (national_number) => set({ national_number }), left: bound.left }, (next) => (next === '' ? null : next), text);
  const shown = { required: false, disabled, reason };
  return (
    <FieldSet label={label} required={required} error={null} help={[help, translate('fields.phone.hint')].filter(Boolean).join(' ')}>
      <div className="ad-phone">
        <Picker props={{ ...shown, label: translate('fields.phone.code') }}
          bound={{ id: `${id}-code`, name: `${bound.name}.country_code`, ref: nobody, left: bound.left, error: bound.errorAt('country_code') }}
          options={codes} chosen={codes.filter(({ value: known }) => known === code)} several={false}
          onChoose={([next]) => set(next === undefined ? { country_code: null, national_number: null } : { country_code: String(next.value) })} />
        <TextBox props={{ ...shown, required: code !== '', label: translate('fields.phone.number'), disabled: disabled || code === '' }}
          bound={{ id: `${id}-number`, name: `${bound.name}.national_number`, ref: bound.ref, error: bound.errorAt('national_number') ?? bound.error }}
          typed={typed} inputMode="tel" figure />
      </div>
    </FieldSet>
  );
};
