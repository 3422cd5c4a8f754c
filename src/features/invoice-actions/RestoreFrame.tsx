import { useCallback, useId, useRef, type ReactElement, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { DialogFrame } from '#src/ui/DialogFrame.tsx';
import { forgetReason, ReasonForm } from './ReasonForm.tsx';
import { useInvoiceSays } from './useInvoiceSays.ts';
import { useMoneyAct } from './useMoneyAct.ts';
import { useSalesChanged } from './useSalesChanged.ts';
import './invoice-actions.css';

interface Props<T> {
  /** Under what the reason and the key of the call are kept. */
  readonly name: string;
  readonly title: string;
  /** Makes the call; the same function as long as it means the same record. */
  readonly run: (reason: string, key: string) => Promise<T>;
  /** Says that it worked; null where only the outcome is known. */
  readonly said: (answer: T | null) => void;
  /** What is taken back. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}
/** Takes something back: shows what, asks why, sends it once, and says what came of it. */
export const RestoreFrame = <T,>({ name, title, run, said, children, onClose }: Props<T>): ReactElement => {
  const translate = useTranslate();
  const says = useInvoiceSays();
  const changed = useSalesChanged();
  const id = useId();
  const reason = useRef('');
  const { state, go } = useMoneyAct({
    name,
    run: useCallback((key) => run(reason.current, key), [run]),
    onDone: useCallback((answer: T | null) => {
      forgetReason(name);
      said(answer);
      changed();
      onClose();
    }, [changed, name, onClose, said]),
    onRefused: useCallback((refusal) => {
      says.failed(refusal);
      changed();
      onClose();
    }, [changed, onClose, says]),
  });
  const asking = state === 'unknown';
  return (
    <DialogFrame size={480} title={title} onClose={onClose}
      footer={<><Button color="inherit" onClick={onClose}>{translate('ra.action.cancel')}</Button><Button type={asking ? 'button' : 'submit'} form={asking ? undefined : id} onClick={asking ? go : undefined} variant="contained" color="error" loading={state === 'busy'}>{translate(asking ? 'invoiceActions.ask' : 'invoiceActions.restore')}</Button></>}>
      {children}
      <ReasonForm id={id} name={name} disabled={state !== 'open'} onSubmit={(text) => { reason.current = text; go(); }} />
      {asking && <p className="ad-below" role="alert">{translate('invoiceActions.unknown')}</p>}
    </DialogFrame>
  );
};
