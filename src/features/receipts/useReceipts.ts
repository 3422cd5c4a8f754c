import { useCallback, useMemo } from 'react';
import { useDataProvider, useNotify } from 'ra-core';
import { useQueryClient } from '@tanstack/react-query';
import type { ServiceProvider } from '#dataProviders/types.ts';
import { factsOf, settingOf } from './facts.ts';
import { printsOf as printsHere } from './memory.ts';
import { printReceipt, type Printed, type PrintOptions } from './print.ts';

export interface Receipts {
  /** Prints an invoice and says what did not go as usual. Never rejects. */
  readonly print: (invoice: object, options?: PrintOptions) => Promise<Printed>;
  /** The same where the invoice's arena wants its invoices printed as soon as they are made; answers whether it does. */
  readonly printAtOnce: (invoice: object, options?: PrintOptions) => Promise<boolean>;
  /** How often an invoice was printed, on any machine where its service counts that. */
  readonly printsOf: (invoice: number) => Promise<number>;
  /** An arena with its invoice settings, kept for a while. */
  readonly arenaOf: (id: number) => Promise<object>;
}

/** Printing for screens: finds the invoice's arena and tells the person when a window was blocked or nothing came out. */
export const useReceipts = (): Receipts => {
  const provider = useDataProvider<ServiceProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const arenaOf = useCallback((id: number): Promise<object> =>
    queryClient.fetchQuery({ queryKey: ['receipts', 'arena', id], staleTime: 60_000, queryFn: async () => (await provider.getOne('arenas', { id })).data as object }), [provider, queryClient]);
  const print = useCallback(async (invoice: object, options?: PrintOptions): Promise<Printed> => {
    const printed = await printReceipt(invoice, arenaOf(factsOf(invoice).arena), { note: provider.notePrint, ...options });
    void queryClient.invalidateQueries({ queryKey: ['receipts', 'prints'] });
    if (printed === 'frame') notify('receipts.blocked', { type: 'warning' });
    if (printed === 'failed') notify('receipts.failed', { type: 'error', autoHideDuration: 10_000 });
    return printed;
  }, [arenaOf, notify, provider, queryClient]);
  const printAtOnce = useCallback(async (invoice: object, options?: PrintOptions): Promise<boolean> => {
    const wanted = await arenaOf(factsOf(invoice).arena).then((arena) => settingOf(arena).automatic, () => false);
    if (wanted) void print(invoice, options);
    return wanted;
  }, [arenaOf, print]);
  const printsOf = useCallback(async (invoice: number): Promise<number> => {
    const [there, here] = await Promise.all([provider.printsOf(invoice).catch(() => null), printsHere(invoice)]);
    return there ?? here;
  }, [provider]);
  return useMemo(() => ({ print, printAtOnce, printsOf, arenaOf }), [print, printAtOnce, printsOf, arenaOf]);
};
