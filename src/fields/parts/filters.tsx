import { useTranslate } from 'ra-core';
import { type ComponentType, type HTMLAttributes, type ReactElement, type ReactNode, useId, useState } from 'react';
import type { FilterProps } from '../types.ts';
import type { ReadNumber } from './numbers.ts';
import { wordPath } from './value.ts';

/** A filter's input with its name above. */
export const Frame = ({ id, label, children }: { readonly id: string; readonly label: string; readonly children: ReactNode }): ReactElement => (
  <span className="ad-filter">
    <label htmlFor={id}>{label}</label>
    {children}
  </span>
);

/** Asks for a text; blank means not filtered. */
export const TextFilter = ({ label, value, onChange }: FilterProps): ReactElement => {
  const id = useId();
  return (
    <Frame id={id} label={label}>
      <input id={id} className="ad-input" autoComplete="off" value={typeof value === 'string' ? value : ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)} />
    </Frame>
  );
};

/** Asks for a number as the kind's input reads it. What is no number is marked and does not filter. */
export const numberFilter = (read: ReadNumber, write: (value: number) => string, inputMode: HTMLAttributes<HTMLElement>['inputMode']): ComponentType<FilterProps> => {
  const NumberFilter = ({ label, value, onChange }: FilterProps): ReactElement => {
    const id = useId();
    const known = typeof value === 'number' ? value : undefined;
    const [typed, type] = useState<string | null>(null);
    const found = typed === null ? known : read(typed);
    return (
      <Frame id={id} label={label}>
        <input id={id} className="ad-input" autoComplete="off" inputMode={inputMode} aria-invalid={typeof found === 'string'}
          value={typed ?? (known === undefined ? '' : write(known))}
          onChange={({ target }) => {
            type(target.value);
            const next = read(target.value);
            onChange(typeof next === 'number' ? next : undefined);
          }}
          onBlur={() => typeof found !== 'string' && type(null)}
        />
      </Frame>
    );
  };
  return NumberFilter;
};

interface PickFilterProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onPick: (value: string | undefined) => void;
}
/** Asks for one of a few values, or all. */
export const PickFilter = ({ label, value, options, onPick }: PickFilterProps): ReactElement => {
  const id = useId();
  const translate = useTranslate();
  return (
    <Frame id={id} label={label}>
      <select id={id} className="ad-input" value={value} onChange={({ target }) => onPick(target.value === '' ? undefined : target.value)}>
        <option value="">{translate('fields.any')}</option>
        {options.map(([option, word]) => <option key={option} value={option}>{word}</option>)}
      </select>
    </Frame>
  );
};

/** Asks for one of the field's choices. */
export const ChoiceFilter = ({ leaf, resource, label, value, onChange }: FilterProps): ReactElement => {
  const translate = useTranslate();
  const words = `resources.${resource.name}.choices.${wordPath(leaf)}`;
  return <PickFilter label={label} value={typeof value === 'string' ? value : ''}
    options={(leaf.meta.choices ?? []).map((choice) => [choice, translate(`${words}.${choice}`)])} onPick={onChange} />;
};

/** Asks for yes, no or both; `yes` and `no` are the values that travel. */
export const yesNoFilter = (yes: unknown, no: unknown): ComponentType<FilterProps> => {
  const YesNoFilter = ({ label, value, onChange }: FilterProps): ReactElement => {
    const translate = useTranslate();
    return (
      <PickFilter label={label} value={value === yes ? 'yes' : value === no ? 'no' : ''} options={[['yes', translate('common.yes')], ['no', translate('common.no')]]}
        onPick={(picked) => onChange(picked === 'yes' ? yes : picked === 'no' ? no : undefined)} />
    );
  };
  return YesNoFilter;
};
