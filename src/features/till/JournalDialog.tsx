import { useEffect, useEffectEvent, type ReactElement } from 'react';
import { useDataProvider, useNavigate, useTranslate } from 'ra-core';
import { formatMoney } from '#resources/domain/money.ts';
import type { ServiceProvider } from '#dataProviders/types.ts';
import { useEngine } from '#src/engine/context.ts';
import { useInvoiceSays } from '#src/features/invoice-actions/index.ts';
import { useReceipts } from '#src/features/receipts/index.ts';
import { useFormat, useSurroundings } from '#src/fields/context.ts';
import { Act } from '#src/ui/Act.tsx';
import { DialogFrame } from '#src/ui/DialogFrame.tsx';
import type { IconName } from '#src/ui/icons.tsx';
import { StatusBadge, type Tone } from '#src/ui/StatusBadge.tsx';
import { NotKept } from './NotKept.tsx';
import { settled, type SaleEntry, type SaleState } from './types.ts';
import { Undecided } from './Undecided.tsx';
import { useRegister } from './useRegister.ts';
import { useSales, type Sales } from './useSales.ts';
import { useWhen } from './useWhen.ts';
import { refusalText } from './words.ts';
import './till.css';

const looks: Readonly<Record<SaleState, readonly [Tone, IconName]>> = {
  prepared: ['neutral', 'pending'], sent: ['info', 'pending'], unknown: ['warning', 'help_outline'], refused: ['error', 'block'], invoiced: ['success', 'check'], fiscalized: ['success', 'check_circle'], printed: ['success', 'print'],
};
/** These matter more than how far the sale itself came. */
const sinceLooks: Readonly<Record<'rejected' | 'restored', readonly [Tone, IconName]>> = { rejected: ['error', 'error'], restored: ['neutral', 'undo'] };

interface LineProps {
  readonly entry: SaleEntry;
  readonly sales: Sales;
  readonly onClose: () => void;
}
const Line = ({ entry, sales, onClose }: LineProps): ReactElement => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const provider = useDataProvider<ServiceProvider>();
  const { print } = useReceipts();
  const says = useInvoiceSays();
  const { registry } = useEngine();
  const format = useFormat();
  const when = useWhen();
  const { key, state, since = null, invoice, refusal, asks, transaction } = entry;
  const [[tone, icon], word] = since === 'rejected' || since === 'restored' ? [sinceLooks[since], `since.${since}`] : [looks[state], `states.${state === 'invoiced' && !invoice && transaction !== null ? 'booked' : state}`];
  const place = useSurroundings().linkTo?.('invoices', invoice?.id ?? '') ?? null;
  const paper = invoice?.label ?? (transaction === null ? '' : translate('till.journal.transaction', { number: transaction }));
  const again = async (id: number) => {
    const { invoice } = await provider.saleOf(id);
    if (invoice && ['window', 'frame'].includes(await print(invoice, { register: entry.register }))) await sales.printed(id);
  };
  return (
    <tr>
      <td className="till-time">{when(entry.at)}</td>
      <td className="till-wide">{entry.title}<small>{paper}</small></td>
      <td className="till-end ad-figure">{formatMoney(entry.gross, entry.currency)}</td>
      <td>
        <StatusBadge tone={tone} icon={icon}>{translate(`till.${word}`)}</StatusBadge>
        <small className="till-narrow">{[entry.title, paper].filter(Boolean).join(' · ')}</small>
        {since === 'pending' && <small>{translate('till.since.pending')}</small>}
        {refusal && <small>{refusalText(refusal, entry, registry.get('invoices'), translate, format.locale)}</small>}
        {state === 'unknown' && entry.near !== undefined && <Undecided entry={entry} decide={sales.decide} onFailed={says.failed} />}
        {state === 'unknown' && asks > 0 && <small>{translate('till.journal.asks', { smart_count: asks })}</small>}
      </td>
      <td className="till-end">
        {!settled(entry) && <Act icon="refresh" label={translate('till.journal.ask')} onClick={() => void sales.askNow(key)} />}
        {invoice && <Act icon="print" label={translate('till.journal.print', { label: invoice.label })} onClick={() => void again(invoice.id).catch(says.failed)} />}
        {invoice && place && <Act icon="receipt_long" label={translate('till.journal.invoice', { label: invoice.label })} onClick={() => { onClose(); void navigate(place); }} />}
      </td>
    </tr>
  );
};

/** How often, in ms, an open journal asks for sales that the tax office has not confirmed. */
const askedEvery = 5000;

/** What this person sold today at this register from this browser, and what became of it. */
export const JournalDialog = ({ onClose }: { readonly onClose: () => void }): ReactElement => {
  const translate = useTranslate();
  const sales = useSales();
  const { label } = useRegister();
  const refresh = useEffectEvent(sales.refresh);
  useEffect(() => void refresh(), []);
  // What a tax office answers meanwhile is shown as it comes.
  const waits = sales.entries.some(({ since }) => since === 'pending');
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setInterval(() => void refresh(), askedEvery);
    return () => clearInterval(timer);
  }, [waits]);
  return (
    <DialogFrame title={translate('till.journal.title', { register: label ?? '' })} onClose={onClose}>
      <NotKept />
      <p className="till-note">{translate('till.journal.note')}</p>
      {sales.entries.length === 0 ? <p className="till-said">{translate('till.journal.empty')}</p> : (
        <table className="till-journal">
          <thead>
            <tr>
              <th scope="col">{translate('till.journal.time')}</th>
              <th scope="col" className="till-wide">{translate('till.journal.sale')}</th>
              <th scope="col" className="till-end">{translate('till.journal.total')}</th>
              <th scope="col">{translate('till.journal.state')}</th>
              <th scope="col" className="till-end">{translate('till.journal.actions')}</th>
            </tr>
          </thead>
          <tbody>{sales.entries.map((entry) => <Line key={entry.key} entry={entry} sales={sales} onClose={onClose} />)}</tbody>
        </table>
      )}
    </DialogFrame>
  );
};
