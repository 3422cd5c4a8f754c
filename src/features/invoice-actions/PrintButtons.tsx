import { Suspense, useCallback, useState, type ReactElement } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { at } from '#resources/schema/condition.ts';
import { useEngine } from '#src/engine/context.ts';
import { ReceiptDialog, useReceipts } from '#src/features/receipts/index.ts';
import { useRegister } from '#src/features/till/index.ts';
import { Icon } from '#src/ui/icons.tsx';
import type { OnRecord } from './record.ts';

/** Prints an invoice at once, or shows it on its paper first. */
export const PrintButtons = ({ record }: OnRecord): ReactElement => {
  const translate = useTranslate();
  const { print } = useReceipts();
  const { arena } = useEngine();
  const { label } = useRegister();
  // The printer is that of the register one works at; an invoice from elsewhere has none here.
  const register = arena !== null && at(record, 'arena.id') === arena.id ? label : null;
  const [looking, setLooking] = useState(false);
  const [busy, setBusy] = useState(false);
  const close = useCallback(() => setLooking(false), []);
  const run = async () => {
    setBusy(true);
    await print(record, { register });
    setBusy(false);
  };
  const [now, look] = [translate('receipts.print'), translate('receipts.look')];
  return (
    <>
      <Button size="small" aria-label={look} startIcon={<Icon name="receipt_long" size={18} />} onClick={() => setLooking(true)}><span className="ad-word">{look}</span></Button>
      <Button size="small" aria-label={now} loading={busy} loadingPosition="start" startIcon={<Icon name="print" size={18} />} onClick={() => void run()}><span className="ad-word">{now}</span></Button>
      {looking && <Suspense fallback={null}><ReceiptDialog invoice={record} register={register} onClose={close} /></Suspense>}
    </>
  );
};
