import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactElement, ReactNode } from 'react';
import type { InputProps } from '../types.ts';
import type { Bound } from './bound.tsx';
import { Reasoned } from './Reasoned.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly disabled?: boolean;
}
interface SelectBoxProps {
  readonly props: Pick<InputProps, 'label' | 'help' | 'required' | 'disabled' | 'reason'>;
  readonly bound: Pick<Bound, 'id' | 'name' | 'ref' | 'error' | 'left'>;
  readonly value: string;
  readonly options: readonly SelectOption[];
  /** What stands for no value; without it none can be chosen. */
  readonly none?: string | undefined;
  readonly onChoose: (value: string | null) => void;
}

/** Chooses one of a few. A value that is none of the options is shown all the same, so that it is not lost. */
export const SelectBox = ({ props, bound, value, options, none, onChoose }: SelectBoxProps): ReactElement => {
  const { label, help, required, disabled = false, reason } = props;
  const locked = reason !== undefined;
  const foreign = value !== '' && !options.some((option) => option.value === value);
  return (
    <Reasoned reason={reason}>
      <TextField
        select
        id={bound.id}
        name={bound.name}
        label={label}
        className={locked ? 'ad-locked' : undefined}
        value={value}
        onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
        onBlur={bound.left}
        inputRef={bound.ref}
        error={bound.error !== null}
        helperText={bound.error ?? help ?? ' '}
        disabled={disabled && !locked}
        slotProps={{
          inputLabel: { required },
          select: { inputProps: { readOnly: locked, 'aria-description': reason },
            SelectDisplayProps: { 'aria-required': required, 'aria-disabled': locked || disabled || undefined } },
          formHelperText: bound.error === null ? {} : { role: 'alert' },
        }}
      >
        {none !== undefined && <MenuItem value="">{none}</MenuItem>}
        {foreign && <MenuItem value={value}>{value}</MenuItem>}
        {options.map((option) => <MenuItem key={option.value} value={option.value} disabled={option.disabled === true}>{option.label}</MenuItem>)}
      </TextField>
    </Reasoned>
  );
};
