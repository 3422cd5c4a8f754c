import { useCallback, type ReactElement } from 'react';
import { useDataProvider, useTranslate } from 'ra-core';
import { useQuery } from '@tanstack/react-query';
import type { ServiceProvider } from '#dataProviders/types.ts';
import { at } from '#resources/schema/condition.ts';
import { failureOf } from '#src/engine/failure.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { nameOf, type OnRecord } from './record.ts';
import { RestoreFrame } from './RestoreFrame.tsx';
import { Sheet } from './Sheet.tsx';
import { useInvoiceSays } from './useInvoiceSays.ts';

interface Props extends OnRecord {
  readonly onClose: () => void;
}
/** Takes an invoice back: shows beforehand what that does. */
export const RestoreDialog = ({ record, onClose }: Props): ReactElement => {
  const translate = useTranslate();
  const provider = useDataProvider<ServiceProvider>();
  const says = useInvoiceSays();
  const { data: sheet, error, isPending } = useQuery({ queryKey: ['restore-sheet', record.id], queryFn: ({ signal }) => provider.restoreSheet(record.id, signal), staleTime: 0, gcTime: 0, retry: false });
  const run = useCallback((restoring_reason: string, key: string) => provider.restoreInvoice(record.id, { restoring_reason }, key), [provider, record.id]);
  const currency = at(record, 'arena.currency');
  return (
    <RestoreFrame name={`restore.${record.id}`} title={translate('invoiceActions.restoreTitle', { label: nameOf(record) })} run={run} said={says.restored} onClose={onClose}>
      {sheet ? <Sheet sheet={sheet} currency={typeof currency === 'string' ? currency : undefined} /> : isPending ? <div aria-busy="true"><Skeleton width="100%" height="6em" /></div>
        : <p className="ad-notice" role="note">{failureOf(error).sentence || translate('invoiceActions.noSheet')}</p>}
    </RestoreFrame>
  );
};
