import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { HTMLAttributes, ReactElement, ReactNode } from 'react';
import type { InputProps } from '../types.ts';
import type { Bound, Typed } from './bound.tsx';
import { Reasoned } from './Reasoned.tsx';

interface TextBoxProps {
  readonly props: Pick<InputProps, 'label' | 'help' | 'required' | 'disabled' | 'reason'>;
  readonly bound: Pick<Bound, 'id' | 'name' | 'ref' | 'error'>;
  readonly typed: Typed;
  readonly type?: 'text' | 'password' | 'email' | 'date' | 'tel';
  readonly inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
  readonly autoComplete?: string;
  readonly placeholder?: string;
  /** The label stands above, also while there is nothing in it. */
  readonly raised?: boolean;
  readonly rows?: number;
  readonly end?: ReactNode;
  readonly start?: ReactNode;
  /** Longest text, as a hint to the browser only for dates; rules decide. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly figure?: boolean;
}

/** What password managers and browsers are told, so that they fill nothing into somebody else's record. */
const leaveAlone = { 'data-1p-ignore': 'true', 'data-lpignore': 'true', 'data-bwignore': 'true', 'data-form-type': 'other' };

/** The one text input: label with its mark, the value as typed, below it what is wrong or what helps. Its height never changes. */
export const TextBox = ({ props, bound, typed, type = 'text', inputMode, autoComplete = 'off', placeholder, raised = false, rows, end, start, min, max,
  figure = false }: TextBoxProps): ReactElement => {
  const { label, help, required, disabled = false, reason } = props;
  const locked = reason !== undefined;
  return (
    <Reasoned reason={reason}>
      <TextField
        id={bound.id}
        name={bound.name}
        label={label}
        className={locked ? 'ad-locked' : undefined}
        type={type}
        value={typed.text}
        onChange={({ target }) => typed.type(target.value)}
        onBlur={typed.leave}
        inputRef={bound.ref}
        error={bound.error !== null}
        helperText={bound.error ?? help ?? ' '}
        disabled={disabled && !locked}
        multiline={rows !== undefined}
        minRows={rows}
        maxRows={rows === undefined ? undefined : 12}
        placeholder={placeholder}
        autoComplete={autoComplete}
        slotProps={{
          inputLabel: { required, ...(raised ? { shrink: true } : {}) },
          input: {
            readOnly: locked,
            ...(end === undefined ? {} : { endAdornment: <InputAdornment position="end">{end}</InputAdornment> }),
            ...(start === undefined ? {} : { startAdornment: <InputAdornment position="start">{start}</InputAdornment> }),
          },
          htmlInput: {
            ...leaveAlone, inputMode, min, max, 'aria-required': required, 'aria-disabled': locked || undefined, 'aria-description': reason,
            className: figure ? 'ad-figure' : undefined,
          },
          formHelperText: bound.error === null ? {} : { role: 'alert' },
        }}
      />
    </Reasoned>
  );
};
