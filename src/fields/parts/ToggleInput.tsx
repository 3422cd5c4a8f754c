import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import type { ComponentType, ReactElement } from 'react';
import type { InputProps } from '../types.ts';
import { useBound } from './bound.tsx';
import { Reasoned } from './Reasoned.tsx';

/** A switch; `yes` and `no` are the values that travel. */
export const toggleInput = (yes: unknown, no: unknown): ComponentType<InputProps> => {
  const ToggleInput = (props: InputProps): ReactElement => {
    const { label, help, disabled = false, reason } = props;
    const bound = useBound(props);
    const locked = reason !== undefined;
    const helper = `${bound.id}-help`;
    return (
      <Reasoned reason={reason}>
        <div>
          <FormControlLabel
            label={label}
            className={locked ? 'ad-disabled' : undefined}
            control={
              <Switch
                id={bound.id}
                name={bound.name}
                checked={bound.value === yes}
                onChange={(_, checked) => locked || bound.set(checked ? yes : no)}
                onBlur={bound.left}
                disabled={disabled && !locked}
                slotProps={{ input: { ref: bound.ref, role: 'switch', 'aria-disabled': locked || undefined, 'aria-description': reason, 'aria-describedby': locked || (bound.error === null && help === undefined) ? undefined : helper } }}
              />
            }
          />
          <FormHelperText id={helper} error={bound.error !== null} role={bound.error === null ? undefined : 'alert'}>{bound.error ?? help ?? ' '}</FormHelperText>
        </div>
      </Reasoned>
    );
  };
  return ToggleInput;
};
