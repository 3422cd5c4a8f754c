import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ReactElement, ReactNode } from 'react';
import { DialogFrame } from './DialogFrame.tsx';

export interface ConfirmDialogProps {
  readonly open?: boolean;
  readonly title: string;
  readonly children?: ReactNode;
  /** What the confirming button says: the verb, not "OK". */
  readonly confirm: string;
  /** Destroys something: drawn in the colour of errors, and the focus starts on Cancel. */
  readonly destructive?: boolean;
  /** While the call runs: neither button may be pressed again. */
  readonly busy?: boolean;
  /** Whether what is asked for is said: until then it cannot be confirmed. */
  readonly ready?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something is done. */
export const ConfirmDialog = ({ open = true, title, children, confirm, destructive = false, busy = false, ready = true, onConfirm, onClose }: ConfirmDialogProps): ReactElement => {
  const translate = useTranslate();
  return (
    <DialogFrame
      open={open}
      size={480}
      title={title}
      onClose={busy ? () => undefined : onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy} autoFocus={destructive} color="inherit">
            {translate('ra.action.cancel')}
          </Button>
          <Button onClick={onConfirm} disabled={busy || !ready} autoFocus={!destructive} variant={destructive ? 'text' : 'contained'} color={destructive ? 'error' : 'primary'}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </DialogFrame>
  );
};
