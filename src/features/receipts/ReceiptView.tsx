import type { ReactElement } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { printable } from './clean.ts';
import { factsOf, settingOf } from './facts.ts';
import type { Paper } from './paper.ts';
import { Receipt } from './Receipt.tsx';
import { receiptOf } from './receipt.ts';
import { useReceipts } from './useReceipts.ts';
import './receipt.css';
import './preview.css';

interface Props {
  readonly invoice: object;
  readonly paper: Paper | null;
  readonly copy?: number;
}
/** An invoice as it will be printed, on paper of its own in the middle of the screen. */
export const ReceiptView = ({ invoice, paper, copy = 0 }: Props): ReactElement => {
  const { arenaOf } = useReceipts();
  const { arena: id } = factsOf(invoice);
  const { data: arena, isPending } = useQuery({ queryKey: ['receipts', 'view', id], queryFn: () => arenaOf(id), retry: false });
  if (isPending || paper === null) return <div className="ad-receipt-desk"><Skeleton width="80mm" height="120mm" /></div>;
  return (
    <section className="ad-receipt-desk" aria-label={factsOf(invoice).label}>
      <div className="ad-receipt-paper"><Receipt model={receiptOf(factsOf(invoice, arena), settingOf(arena ?? {}), copy)} paper={paper} clean={printable} /></div>
    </section>
  );
};
