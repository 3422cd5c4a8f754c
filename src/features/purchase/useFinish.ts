import { useCallback, useRef, useState } from 'react';
import { useDataProvider, useNotify } from 'ra-core';
import { useQueryClient } from '@tanstack/react-query';
import type { SaleMethod, ServiceProvider, SoldInvoice } from '#dataProviders/types.ts';
import { failureOf } from '#src/engine/failure.ts';
import { useInvoiceSays, type Wanted } from '#src/features/invoice-actions/index.ts';
import { settingOf, useReceipts } from '#src/features/receipts/index.ts';
import { useSales } from '#src/features/till/index.ts';
import { within } from '#src/lib/within.ts';
import type { SaleArena } from './arena.ts';
import { keptOf, totalOf, type Sale, type Step } from './basket.ts';
import { changeOf } from './cash.ts';
import { bodyOf, titleOf } from './order.ts';
import { balanceNow, patience } from './player.ts';

/** An invoice that was made, and the change that was due with it, in minor units. */
export interface LastSold {
  readonly label: string;
  readonly change: number;
}
export interface Finishing {
  /** An invoice is being created. */
  readonly busy: boolean;
  readonly finish: (sale: Sale, register: number | string, method: SaleMethod) => Promise<void>;
  /** Whether a sale is on its way: what is in it is decided. */
  readonly selling: () => boolean;
  /** Resolves once no sale is on its way. */
  readonly idle: () => Promise<void>;
  /** The invoice just made, while it is looked at. */
  readonly shown: SoldInvoice | null;
  /** What was sold last; null before, and while the next is on its way. */
  readonly last: LastSold | null;
  readonly close: () => void;
}
/**
 * Sells what is in the basket, once, and says what came of it. Whatever that is, the form is empty afterwards (spec section 4).
 * @param onKept told once the basket of that form is kept as that of the sale
 */
export const useFinish = (arena: SaleArena, dispatch: (step: Step) => void, onKept: (form: number) => Promise<void>): Finishing => {
  const provider = useDataProvider<ServiceProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const says = useInvoiceSays();
  const receipts = useReceipts();
  const { sell, printed } = useSales();
  const [busy, setBusy] = useState(false);
  const [last, setLast] = useState<LastSold | null>(null);
  const [shown, setShown] = useState<SoldInvoice | null>(null);
  // The second press of a bouncing finger comes before anything is drawn anew.
  const running = useRef<Promise<void> | null>(null);

  const refreshed = () => {
    for (const queryKey of [['purchase'], ['user-panel'], ['invoices'], ['transactions'], ['users'], ['items']]) void queryClient.invalidateQueries({ queryKey });
  };
  const invoiced = async (invoice: SoldInvoice, register: number | string): Promise<void> => {
    says.created(invoice);
    const { automatic } = settingOf(await within(receipts.arenaOf(arena.id), patience).catch(() => ({})));
    if (!automatic) return;
    setShown(invoice);
    void receipts.print(invoice, { register }).then((how) => (how === 'window' || how === 'frame' ? printed(invoice.id) : undefined));
  };
  const refused = (error: unknown, wanted: Wanted) => (failureOf(error).code === 'neverArrived' ? notify('till.neverArrived', { type: 'error', autoHideDuration: 10_000 }) : says.failed(error, wanted));
  const run = async (sale: Sale, register: number | string, method: SaleMethod): Promise<void> => {
    const { player } = sale;
    const balance = player && (await balanceNow(queryClient, provider, player.id));
    const body = bodyOf(sale, { arena: arena.id, register, method, balance });
    const wanted = { body, currency: arena.currency, names: sale.lines.map(({ name }) => name) };
    const result = await sell({ ...wanted, gross: totalOf(sale.lines), title: titleOf(sale), cart: keptOf(sale), onKept: () => onKept(sale.form) });
    dispatch({ do: 'reset' });
    refreshed();
    if (result.state === 'refused') refused(result.error, wanted);
    else if (result.state === 'unknown') notify('purchase.unknown', { type: 'warning', autoHideDuration: 10_000 });
    else if (result.invoice) {
      const change = changeOf(sale.given, totalOf(sale.lines));
      setLast({ label: result.invoice.label, change: method === 'cash' && change.is === 'change' ? change.amount : 0 });
      await invoiced(result.invoice, register);
    }
    else notify('purchase.free', { type: 'success' });
  };
  return {
    busy, shown, last, close: () => setShown(null),
    selling: useCallback(() => running.current !== null, []),
    idle: useCallback(async () => {
      while (running.current) await running.current;
    }, []),
    finish: async (sale, register, method) => {
      if (running.current) return;
      setBusy(true);
      setLast(null);
      running.current = run(sale, register, method).catch((error: unknown) => {
        dispatch({ do: 'reset' });
        says.failed(error);
      }).finally(() => {
        running.current = null;
        setBusy(false);
      });
      await running.current;
    },
  };
};
