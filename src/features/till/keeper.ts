import { outcomeDays } from '#resources/domain/outcomes.ts';
import type { SaleCalls } from '#dataProviders/types.ts';
import { till, tillStore } from './kept.ts';
import { basketId } from './store.ts';
import { settled, type SaleEntry } from './types.ts';

/** A basket that nobody came back to for so long, in ms, is forgotten: its business day is over everywhere. */
const draftMemory = 2 * 86_400_000;
/** What was settled so long ago, in ms, is forgotten with its basket; services keep outcomes as long. */
const memory = outcomeDays * 86_400_000;
const tidy = async (user: number): Promise<void> => {
  const long = Date.now() - memory;
  const sales = await tillStore.ofUser('sales', user);
  for (const entry of sales) if (settled(entry) && entry.at < long) await tillStore.take('sales', entry.key);
  const open = new Set(sales.filter((entry) => !settled(entry)).map(({ key }) => key));
  for (const { key, at } of await tillStore.ofUser('baskets', user)) if (at < long && !open.has(key)) await tillStore.take('baskets', key);
  const left = (await tillStore.ofUser('drafts', user)).filter(({ at }) => at < Date.now() - draftMemory);
  for (const draft of left) await tillStore.take('drafts', basketId(draft));
};

/**
 * Asks for what is open of this person's sales, at any register, until all of it is known: at the start, so after a reload or a new sign-in, whenever a sale is left
 * open, and when the network is back. It waits longer from question to question, and in a tab that nobody sees it waits. Answers the way to stop.
 */
export const keepTill = (provider: Pick<SaleCalls, 'outcomeOf' | 'saleOf' | 'salesLike'>, user: number, onSettled: (entry: SaleEntry) => void): (() => void) => {
  let here = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let again = false;
  const look = async (): Promise<void> => {
    clearTimeout(timer);
    if (!here || document.visibilityState === 'hidden') return;
    if (running) {
      again = true;
      return;
    }
    running = true;
    again = false;
    const next = await till.settle(provider, user, (entry) => here && onSettled(entry));
    running = false;
    if (!here) return;
    // A change that came meanwhile, or one that this made itself, may be due earlier.
    if (again) void look();
    else if (next !== null) timer = setTimeout(() => void look(), Math.max(50, next - Date.now()));
  };
  const start = () => void look();
  const stop = tillStore.subscribe(start);
  addEventListener('online', start);
  document.addEventListener('visibilitychange', start);
  start();
  void tidy(user);
  return () => {
    here = false;
    clearTimeout(timer);
    stop();
    removeEventListener('online', start);
    document.removeEventListener('visibilitychange', start);
  };
};
