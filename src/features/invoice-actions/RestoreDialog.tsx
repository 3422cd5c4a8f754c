import { useCallback, useId, useRef, type ReactElement } from 'react';
import Button from '@mui/material/Button';
import { useDataProvider, useTranslate } from 'ra-core';
import { useQuery } from '@tanstack/react-query';
import type { ServiceProvider } from '#dataProviders/types.ts';
import { at } from '#resources/schema/condition.ts';
import { failureOf } from '#src/engine/failure.ts';
import { DialogFrame } from '#src/ui/DialogFrame.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { forgetReason, ReasonForm } from './ReasonForm.tsx';
import { nameOf, type OnRecord } from './record.ts';
import { Sheet } from './Sheet.tsx';
import { useInvoiceSays } from './useInvoiceSays.ts';
import { useMoneyAct } from './useMoneyAct.ts';
import { useSalesChanged } from './useSalesChanged.ts';
import './invoice-actions.css';

interface Props extends OnRecord {
  readonly onClose: () => void;
}
/** Takes an invoice back: shows beforehand what that does, asks why, and says what came of it. */
export const RestoreDialog = ({ record, onClose }: Props): ReactElement => {
  const translate = useTranslate();
  const provider = useDataProvider<ServiceProvider>();
  const says = useInvoiceSays();
  const changed = useSalesChanged();
  const id = useId();
  const name = `restore.${record.id}`;
  const { data: sheet, error, isPending } = useQuery({ queryKey: ['restore-sheet', record.id], queryFn: ({ signal }) => provider.restoreSheet(record.id, signal), staleTime: 0, gcTime: 0, retry: false });
  const reason = useRef('');
  const { state, go } = useMoneyAct({
    name,
    run: useCallback((key) => provider.restoreInvoice(record.id, { restoring_reason: reason.current }, key), [provider, record.id]),
    onDone: useCallback(() => {
      forgetReason(name);
      says.restored();
      changed();
      onClose();
    }, [changed, name, onClose, says]),
    onRefused: useCallback((refusal) => {
      says.failed(refusal);
      changed();
      onClose();
    }, [changed, onClose, says]),
  });
  const currency = at(record, 'arena.currency');
  return (
    <DialogFrame size={480} title={translate('invoiceActions.restoreTitle', { label: nameOf(record) })} onClose={onClose}
      footer={<><Button color="inherit" onClick={onClose}>{translate('ra.action.cancel')}</Button><Button type={state === 'unknown' ? 'button' : 'submit'} form={state === 'unknown' ? undefined : id} onClick={state === 'unknown' ? go : undefined} variant="contained" color="error" loading={state === 'busy'}>{translate(state === 'unknown' ? 'invoiceActions.ask' : 'invoiceActions.restore')}</Button></>}>
      {sheet ? <Sheet sheet={sheet} currency={typeof currency === 'string' ? currency : undefined} /> : isPending ? <div aria-busy="true"><Skeleton width="100%" height="6em" /></div>
        : <p className="ad-notice" role="note">{failureOf(error).sentence || translate('invoiceActions.noSheet')}</p>}
      <ReasonForm id={id} name={name} disabled={state !== 'open'} onSubmit={(text) => { reason.current = text; go(); }} />
      {state === 'unknown' && <p className="ad-below" role="alert">{translate('invoiceActions.unknown')}</p>}
    </DialogFrame>
  );
};
