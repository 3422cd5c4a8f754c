import { useCallback, useSyncExternalStore } from 'react';
import { useDataProvider } from 'ra-core';
import { businessDayBounds, todayIn } from '#resources/domain/day.ts';
import type { ServiceProvider } from '#dataProviders/types.ts';
import { useEngine } from '#src/engine/context.ts';
import { till, tillStore } from './kept.ts';
import type { SaleResult } from './till.ts';
import { basketId } from './store.ts';
import { settled, type NewSale, type SaleEntry, type TillOwner } from './types.ts';
import { useKept } from './useKept.ts';
import { useRegister } from './useRegister.ts';

const none: readonly SaleEntry[] = [];
/** A month of sales is read once for all who look at them, until one of them changes. */
let reading: { readonly of: string; readonly entries: Promise<readonly SaleEntry[]> } | null = null;
tillStore.subscribe(() => {
  reading = null;
});
const salesOf = (owner: TillOwner): Promise<readonly SaleEntry[]> => {
  const of = basketId(owner);
  if (reading?.of !== of) reading = { of, entries: tillStore.ofOwner('sales', owner) };
  return reading.entries;
};

export interface Sales {
  /** Sales of the arena's day of today at this register by this person, the newest first; those of before that are still open, too. */
  readonly entries: readonly SaleEntry[];
  /** Those whose outcome is not known. */
  readonly open: readonly SaleEntry[];
  /** False once the browser refused to keep something: a reload would forget it. */
  readonly keeps: boolean;
  /** Sells once. @throws Error without arena or register: the button that sells is disabled then */
  readonly sell: (sale: NewSale) => Promise<SaleResult>;
  readonly askNow: (key: string) => Promise<void>;
  /** Says of an open sale that nobody else can tell that it is this invoice, or that nothing was sold (null). */
  readonly decide: (key: string, invoice: number | null) => Promise<void>;
  /** Writes down that the receipt of an invoice was printed. */
  readonly printed: (invoice: number) => Promise<void>;
  /** Looks what became of invoices that waited for the tax office; says nothing where that cannot be known now. */
  readonly refresh: () => Promise<void>;
}

/** Selling at the chosen register, and what became of it. */
export const useSales = (): Sales => {
  const provider = useDataProvider<ServiceProvider>();
  const { arena } = useEngine();
  const { owner } = useRegister();
  const timezone = arena?.timezone ?? 'UTC';
  const dayStart = arena?.dayStartTime ?? null;
  const load = useCallback(async () => {
    if (owner === null) return none;
    const [start, end] = businessDayBounds(todayIn(timezone, Date.now(), dayStart), timezone, dayStart).map(Number) as [number, number];
    const entries = await salesOf(owner);
    return entries.filter((entry) => !settled(entry) || (entry.at >= start && entry.at < end)).sort((a, b) => b.at - a.at);
  }, [owner, timezone, dayStart]);
  const entries = useKept(load, none);
  const keeps = useSyncExternalStore(tillStore.subscribe, tillStore.keeps);
  return {
    entries, keeps,
    open: entries.filter((entry) => !settled(entry)),
    sell: (sale) => {
      if (owner === null) return Promise.reject(new Error('no register is chosen'));
      return till.sell(provider, owner, sale);
    },
    askNow: async (key) => {
      if (owner !== null) await till.settle(provider, owner.user, undefined, key);
    },
    decide: async (key, invoice) => void (await till.decide(provider, key, invoice)),
    printed: async (invoice) => {
      if (owner !== null) await till.printed(owner, invoice);
    },
    refresh: async () => {
      if (owner !== null) await till.refresh(provider, owner).catch(() => undefined);
    },
  };
};
