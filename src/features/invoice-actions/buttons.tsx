import { lazy, Suspense, useCallback, useState, type ReactElement } from 'react';
import Button from '@mui/material/Button';
import { useDataProvider, useTranslate } from 'ra-core';
import type { ServiceProvider, SoldInvoice } from '#dataProviders/types.ts';
import { Act } from '#src/ui/Act.tsx';
import { DisabledReason } from '#src/ui/DisabledReason.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { ahead } from '#src/lib/ahead.ts';
import { keepsTransaction, nameOf, restorable, type OnRecord } from './record.ts';
import { useFiscalizable } from './useFiscalizable.ts';
import { useInvoiceSays } from './useInvoiceSays.ts';
import { useMoneyAct } from './useMoneyAct.ts';
import { useSalesChanged } from './useSalesChanged.ts';

const loadInvoice = () => import('./RestoreDialog.tsx');
const loadTransaction = () => import('./RestoreTransactionDialog.tsx');
const RestoreDialog = lazy(async () => ({ default: (await loadInvoice()).RestoreDialog }));
const RestoreTransactionDialog = lazy(async () => ({ default: (await loadTransaction()).RestoreTransactionDialog }));

const useAsking = (record: OnRecord['record'], Dialog: typeof RestoreDialog) => {
  const [asking, setAsking] = useState(false);
  const close = useCallback(() => setAsking(false), []);
  return { open: () => setAsking(true), dialog: asking && <Suspense fallback={null}><Dialog record={record} onClose={close} /></Suspense> };
};
const gap = <span className="ad-act-gap" aria-hidden="true" />;

/** Takes an invoice back, in a row of a list. */
export const RestoreAct = ({ record }: OnRecord): ReactElement => {
  const translate = useTranslate();
  const { open, dialog } = useAsking(record, RestoreDialog);
  // The dialog stays while it says what came of it, also when the row has changed meanwhile.
  return <>{restorable(record) ? <Act icon="undo" danger label={translate('invoiceActions.restoreOf', { label: nameOf(record) })} onClick={open} onIntent={ahead(loadInvoice)} focusKey={`restore-${record.id}`} /> : gap}{dialog}</>;
};
/** The same in the head of a dialog. */
export const RestoreButton = ({ record }: OnRecord): ReactElement => {
  const translate = useTranslate();
  const { open, dialog } = useAsking(record, RestoreDialog);
  const word = translate('invoiceActions.restore');
  return <>{restorable(record) && <Button size="small" color="error" aria-label={word} startIcon={<Icon name="undo" size={18} />} onClick={open} onMouseEnter={ahead(loadInvoice)}><span className="ad-word">{word}</span></Button>}{dialog}</>;
};

const useFiscalize = ({ id }: OnRecord['record']) => {
  const provider = useDataProvider<ServiceProvider>();
  const says = useInvoiceSays();
  const changed = useSalesChanged();
  return useMoneyAct({
    name: `fiscalize.${id}`,
    run: useCallback((key: string) => provider.fiscalizeInvoice(id, key), [provider, id]),
    onDone: useCallback((invoice: SoldInvoice | null) => {
      changed();
      if (invoice) says.fiscalized(invoice);
      // Only that it was done is known: how it stands now is read.
      else void provider.getOne<SoldInvoice>('invoices', { id }).then(({ data }) => says.fiscalized(data), () => undefined);
    }, [changed, id, provider, says]),
    onRefused: useCallback((refusal) => {
      says.failed(refusal);
      changed();
    }, [changed, says]),
  });
};
const FiscalizeRow = ({ record }: OnRecord): ReactElement => {
  const translate = useTranslate();
  const { state, go } = useFiscalize(record);
  return <Act icon="upload" label={translate('invoiceActions.fiscalizeOf', { label: nameOf(record) })} onClick={go} reason={state === 'busy' ? translate('invoiceActions.fiscalizing') : undefined} focusKey={`fiscalize-${record.id}`} />;
};
const FiscalizeHead = ({ record }: OnRecord): ReactElement => {
  const translate = useTranslate();
  const { state, go } = useFiscalize(record);
  const word = translate('invoiceActions.fiscalize');
  return <Button size="small" aria-label={word} loading={state === 'busy'} loadingPosition="start" startIcon={<Icon name="upload" size={18} />} onClick={go}><span className="ad-word">{word}</span></Button>;
};
/** Tells the tax office of an invoice that it does not know yet, in a row of a list, left of what every row has. */
export const FiscalizeAct = ({ record }: OnRecord): ReactElement | null => (useFiscalizable(record) ? <FiscalizeRow key={record.id} record={record} /> : null);
/** The same in the head of a dialog. */
export const FiscalizeButton = ({ record }: OnRecord): ReactElement | null => (useFiscalizable(record) ? <FiscalizeHead key={record.id} record={record} /> : null);

/** Takes a transaction back, in a row of a list; where that cannot be, it says why. */
export const RestoreTransactionAct = ({ record }: OnRecord): ReactElement => {
  const translate = useTranslate();
  const { open, dialog } = useAsking(record, RestoreTransactionDialog);
  const kept = keepsTransaction(record);
  return <><Act icon="undo" danger label={translate('invoiceActions.restoreOf', { label: nameOf(record) })} reason={kept === null ? undefined : translate(`invoiceActions.transaction.${kept}`)} onClick={open} onIntent={ahead(loadTransaction)} focusKey={`restore-${record.id}`} />{dialog}</>;
};
/** The same in the head of a dialog. */
export const RestoreTransactionButton = ({ record }: OnRecord): ReactElement => {
  const translate = useTranslate();
  const { open, dialog } = useAsking(record, RestoreTransactionDialog);
  const kept = keepsTransaction(record);
  const word = translate('invoiceActions.restore');
  return (
    <>
      <DisabledReason reason={kept === null ? undefined : translate(`invoiceActions.transaction.${kept}`)}>
        <Button size="small" color="error" aria-label={word} startIcon={<Icon name="undo" size={18} />} onClick={open} onMouseEnter={ahead(loadTransaction)}><span className="ad-word">{word}</span></Button>
      </DisabledReason>
      {dialog}
    </>
  );
};
