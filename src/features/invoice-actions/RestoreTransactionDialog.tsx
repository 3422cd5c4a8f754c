import { useCallback, useId, useRef, type ReactElement } from 'react';
import Button from '@mui/material/Button';
import { useDataProvider, useTranslate } from 'ra-core';
import type { ServiceProvider } from '#dataProviders/types.ts';
import { formatCoins } from '#resources/domain/coins.ts';
import { at } from '#resources/schema/condition.ts';
import { Coin } from '#src/ui/Coin.tsx';
import { DialogFrame } from '#src/ui/DialogFrame.tsx';
import { forgetReason, ReasonForm } from './ReasonForm.tsx';
import { nameOf, type OnRecord } from './record.ts';
import { useInvoiceSays } from './useInvoiceSays.ts';
import { useMoneyAct } from './useMoneyAct.ts';
import { useSalesChanged } from './useSalesChanged.ts';
import './invoice-actions.css';

interface Props extends OnRecord {
  readonly onClose: () => void;
}
/** Takes a transaction back; asks why. */
export const RestoreTransactionDialog = ({ record, onClose }: Props): ReactElement => {
  const translate = useTranslate();
  const provider = useDataProvider<ServiceProvider>();
  const says = useInvoiceSays();
  const changed = useSalesChanged();
  const id = useId();
  const name = `restore-transaction.${record.id}`;
  const reason = useRef('');
  const { state, go } = useMoneyAct({
    name,
    run: useCallback((key) => provider.restoreTransaction(record.id, { restoring_reason: reason.current }, key), [provider, record.id]),
    onDone: useCallback(() => {
      forgetReason(name);
      says.transactionRestored();
      changed();
      onClose();
    }, [changed, name, onClose, says]),
    onRefused: useCallback((refusal) => {
      says.failed(refusal);
      changed();
      onClose();
    }, [changed, onClose, says]),
  });
  const facts = [at(record, 'description'), at(record, 'to_user.label')].filter(Boolean).map(String);
  return (
    <DialogFrame size={480} title={translate('invoiceActions.transaction.title', { number: nameOf(record) })} onClose={onClose}
      footer={<><Button color="inherit" onClick={onClose}>{translate('ra.action.cancel')}</Button><Button type={state === 'unknown' ? 'button' : 'submit'} form={state === 'unknown' ? undefined : id} onClick={state === 'unknown' ? go : undefined} variant="contained" color="error" loading={state === 'busy'}>{translate(state === 'unknown' ? 'invoiceActions.ask' : 'invoiceActions.restore')}</Button></>}>
      <p className="ad-restore-money"><b className="ad-figure">{formatCoins(Number(at(record, 'coins') ?? 0))} <Coin /></b><span className="ad-muted">{facts.join(' · ')}</span></p>
      <ReasonForm id={id} name={name} disabled={state !== 'open'} onSubmit={(text) => { reason.current = text; go(); }} />
      {state === 'unknown' && <p className="ad-below" role="alert">{translate('invoiceActions.unknown')}</p>}
    </DialogFrame>
  );
};
