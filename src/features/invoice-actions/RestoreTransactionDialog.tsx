import { useCallback, type ReactElement } from 'react';
import { useDataProvider, useTranslate } from 'ra-core';
import { useQuery } from '@tanstack/react-query';
import type { ServiceProvider } from '#dataProviders/types.ts';
import { formatCoins } from '#resources/domain/coins.ts';
import { at } from '#resources/schema/condition.ts';
import { failureOf } from '#src/engine/failure.ts';
import { Coin } from '#src/ui/Coin.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { nameOf, type OnRecord } from './record.ts';
import { CoinsBack } from './Sheet.tsx';
import { RestoreFrame } from './RestoreFrame.tsx';
import { saidOf, type Described } from './said.ts';
import { useInvoiceSays } from './useInvoiceSays.ts';

interface Props extends OnRecord {
  readonly record: OnRecord['record'] & Described;
  readonly onClose: () => void;
}
/** Takes a transaction back. */
export const RestoreTransactionDialog = ({ record, onClose }: Props): ReactElement => {
  const translate = useTranslate();
  const provider = useDataProvider<ServiceProvider>();
  const says = useInvoiceSays();
  const run = useCallback((restoring_reason: string, key: string) => provider.restoreTransaction(record.id, { restoring_reason }, key), [provider, record.id]);
  const { data: sheet, error, isPending } = useQuery({ queryKey: ['restore-transaction-sheet', record.id], queryFn: ({ signal }) => provider.restoreTransactionSheet(record.id, signal), staleTime: 0, gcTime: 0, retry: false });
  const facts = [saidOf(record, translate), at(record, 'to_user.label')].filter(Boolean).map(String);
  return (
    <RestoreFrame name={`restore-transaction.${record.id}`} title={translate('invoiceActions.transaction.title', { number: nameOf(record) })} run={run} said={says.transactionRestored} onClose={onClose}>
      <p className="ad-restore-money"><b className="ad-figure">{formatCoins(Number(at(record, 'coins') ?? 0))} <Coin /></b><span className="ad-muted">{facts.join(' · ')}</span></p>
      {sheet ? <CoinsBack coins={sheet.coins} /> : isPending ? <div aria-busy="true"><Skeleton width="100%" height="2em" /></div>
        : <p className="ad-notice" role="note">{failureOf(error).sentence || translate('invoiceActions.noSheet')}</p>}
    </RestoreFrame>
  );
};
