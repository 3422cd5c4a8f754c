import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { type ReactElement, useState } from 'react';
import { Icon } from '#src/ui/icons.tsx';
import { useBound, useTyped } from '../parts/bound.tsx';
import { TextBox } from '../parts/TextBox.tsx';
import type { InputProps } from '../types.ts';

const read = (text: string): string | null => (text === '' ? null : text);
const write = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A password that is set, never read: always empty at first, and left empty it stays what it was. Browsers are told that it is a new one. */
export const SecretInput = (props: InputProps): ReactElement => {
  const translate = useTranslate();
  const bound = useBound(props);
  const [shown, show] = useState(false);
  const kept = props.operation === 'update' && !props.required ? translate('fields.unchanged') : undefined;
  const word = translate(shown ? 'fields.secret.hide' : 'fields.secret.show');
  return (
    <TextBox props={{ ...props, help: [props.help, kept].filter(Boolean).join(' · ') || undefined }} bound={bound} typed={useTyped(bound, read, write)} type={shown ? 'text' : 'password'} autoComplete="new-password"
      end={
        <IconButton size="small" aria-label={word} title={word} aria-pressed={shown} onClick={() => show(!shown)}>
          <Icon name={shown ? 'visibility_off' : 'visibility'} />
        </IconButton>
      } />
  );
};
