import { useState, type ReactElement } from 'react';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { isBlank } from '#resources/domain/text.ts';
import { useEngine } from '#src/engine/context.ts';
import { dropDraft, keepDraft, keptDraft } from '#src/engine/dialog/drafts.ts';

/** A reason as it was typed is kept for who typed it until it was of use: a refusal closes the dialog and loses nothing. */
const draftOf = (name: string): string => `reason ${name}`;
export const forgetReason = (name: string): void => dropDraft(draftOf(name));
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
  const { caller: { id: person } } = useEngine();
  const [reason, setReason] = useState(() => String(keptDraft(person, draftOf(name))?.values.reason ?? ''));
  const [asked, setAsked] = useState(false);
  const missing = asked && isBlank(reason);
  const change = (text: string) => {
    keepDraft(person, draftOf(name), { before: null, values: { reason: text } });
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
