import { useState, type ReactElement } from 'react';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { isBlank } from '#resources/domain/text.ts';

/** Reasons as they were typed, by what they are for, until they were of use: a refusal closes the dialog and loses nothing. */
const drafts = new Map<string, string>();
export const forgetReason = (name: string): void => void drafts.delete(name);
const most = 255;

interface Props {
  readonly id: string;
  /** What the reason is for, such as `restore.7`. */
  readonly name: string;
  readonly disabled: boolean;
  readonly onSubmit: (reason: string) => void;
}
/** Asks why; nothing goes on without a word of it. */
export const ReasonForm = ({ id, name, disabled, onSubmit }: Props): ReactElement => {
  const translate = useTranslate();
  const [reason, setReason] = useState(() => drafts.get(name) ?? '');
  const [asked, setAsked] = useState(false);
  const missing = asked && isBlank(reason);
  const change = (text: string) => {
    drafts.set(name, text);
    setReason(text);
  };
  const submit = () => {
    setAsked(true);
    if (reason.trim() !== '') onSubmit(reason.trim());
  };
  return (
    <form id={id} noValidate autoComplete="off" onSubmit={(event) => { event.preventDefault(); event.stopPropagation(); submit(); }}>
      <TextField autoFocus fullWidth required label={translate('invoiceActions.reason')} value={reason} disabled={disabled} error={missing} onChange={({ target }) => change(target.value)}
        helperText={missing ? translate('rules.required') : ' '} slotProps={{ htmlInput: { maxLength: most }, formHelperText: missing ? { role: 'alert' } : {} }} />
    </form>
  );
};
