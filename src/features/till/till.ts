import { outcomeForgotten } from '#resources/domain/outcomes.ts';
import type { Likeness, Sale, SaleCalls } from '#dataProviders/types.ts';
import { failureOf } from '#src/engine/failure.ts';
import { isRefusal } from '#src/lib/answered.ts';
import { randomKey } from '#src/lib/random.ts';
import type { TabLock } from '#src/lib/tabs.ts';
import { ownerKey, type TillStore } from './store.ts';
import { settled, type NewSale, type SaleEntry, type SaleRefusal, type TillOwner } from './types.ts';

export type SaleResult =
  | ({ readonly state: 'done'; readonly key: string } & Sale)
  /** Nothing was sold, and never will be under this key. */
  | { readonly state: 'refused'; readonly key: string; readonly error: unknown }
  /** Nobody knows yet. It is asked for until it is known; nothing may be sold in its place meanwhile. */
  | { readonly state: 'unknown'; readonly key: string };
type Asking = Pick<SaleCalls, 'outcomeOf' | 'saleOf' | 'salesLike'>;
type Selling = Asking & Pick<SaleCalls, 'sell'>;

export interface TillOptions {
  readonly store: TillStore;
  readonly lock: TabLock;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** How long an answer is waited for before it is asked for, in ms. */
  readonly patience?: number;
}
export interface Till {
  /** Sells once: the key is kept before it is sent. The same basket pressed a second time while it is on its way is the same sale. */
  readonly sell: (provider: Selling, owner: TillOwner, sale: NewSale) => Promise<SaleResult>;
  /** Asks for every open sale of this user whose time has come; `key`: for that one in any case. Answers when to come again (epoch ms), null when nothing is open. */
  readonly settle: (provider: Asking, user: number, onSettled?: (entry: SaleEntry) => void, key?: string) => Promise<number | null>;
  /** What a person says of an open sale that nobody else can tell: that it is this invoice, or that nothing was sold. Answers the entry as it is then. */
  readonly decide: (provider: Pick<SaleCalls, 'saleOf'>, key: string, invoice: number | null) => Promise<SaleEntry | null>;
  /** Writes down that the receipt of an invoice was printed. */
  readonly printed: (owner: TillOwner, invoice: number) => Promise<void>;
  /** Looks what became of invoices that waited for the tax office, and which were printed elsewhere. */
  readonly refresh: (provider: Pick<SaleCalls, 'invoicesOf'>, owner: TillOwner) => Promise<void>;
}

const longest = 60_000;
/** How many sales are looked at anew at once. */
const mostAsked = 100;
/** Waits between one question and the next, in ms: 1 s, 2 s, 4 s … a minute. */
export const waitAfter = (asks: number): number => Math.min(longest, 1000 * 2 ** asks);
/** What a person is to decide is looked at anew so seldom, in ms. */
const seldom = 86_400_000;
const lockOf = (key: string) => `arenadesk.sale.${key}`;

const refusalOf = (error: unknown): SaleRefusal => {
  const { status, code, sentence, lines, violations } = failureOf(error);
  return { status, code, sentence, lines, violations };
};
/** The service answered that it failed, or that it was asked too often: its own words say more than that nothing arrived. */
const failed = (error: unknown): boolean => failureOf(error).status >= 429;
/** What is said of a sale that the service never saw: it is barred from now on. */
const neverArrived = (): Error => Object.assign(new Error('neverArrived'), { status: 409, code: 'neverArrived', sentence: '', lines: [], violations: [] });

/** What is said of a sale of which a person says that it was none. */
const saidUnsold = (): Error => Object.assign(new Error('saidUnsold'), { status: 409, code: 'saidUnsold', sentence: '', lines: [], violations: [] });

const sinceOf = (invoice: Sale['invoice']): NonNullable<SaleEntry['since']> | null => {
  if (invoice?.restored_by_invoice) return 'restored';
  const state = invoice?.fiscal?.state;
  return state === 'pending' || state === 'rejected' ? state : null;
};
const soldEntry = (entry: SaleEntry, { invoice, transaction }: Sale): SaleEntry => ({
  ...entry, near: undefined, state: entry.state === 'printed' || (invoice?.prints ?? 0) > 0 ? 'printed' : invoice?.fiscalized ? 'fiscalized' : 'invoiced', nextAsk: null, refusal: null, since: sinceOf(invoice),
  invoice: invoice && { id: invoice.id, label: invoice.label }, transaction: transaction?.number ?? null,
});
const refusedEntry = (entry: SaleEntry, error: unknown): SaleEntry => ({ ...entry, near: undefined, state: 'refused', nextAsk: null, refusal: refusalOf(error) });

export const createTill = ({ store, lock, now, patience = 20_000 }: TillOptions): Till => {
  const underWay = new Map<string, Promise<SaleResult>>();
  /** Keys that this tab itself waits for an answer to. */
  const sending = new Set<string>();

  const finish = async (entry: SaleEntry, result: Exclude<SaleResult, { state: 'unknown' }>): Promise<SaleResult> => {
    await store.put('sales', result.state === 'done' ? soldEntry(entry, result) : refusedEntry(entry, result.error));
    // What was sold is not to be brought back.
    if (result.state === 'done') await store.take('baskets', entry.key);
    return result;
  };
  const open = async (entry: SaleEntry, more: Partial<SaleEntry> = {}, wait = waitAfter(entry.asks)): Promise<SaleResult> => {
    await store.put('sales', { ...entry, ...more, state: 'unknown', asks: entry.asks + 1, nextAsk: now() + wait });
    return { state: 'unknown', key: entry.key };
  };
  /**
   * Where no key can be asked for: one invoice that is alike in everything, and that no other sale of this browser is or may be, is this sale. Anything else is left to a person, and so is
   * all that is so old that those other sales may be forgotten here.
   */
  const judge = async (entry: SaleEntry, { certain, near }: Likeness, old: boolean): Promise<SaleResult> => {
    const others = (await store.ofUser('sales', entry.user)).filter(({ key }) => key !== entry.key);
    const free = ({ id }: { readonly id: number }) => others.every(({ invoice }) => invoice?.id !== id);
    const body = JSON.stringify(entry.body);
    const rivals = others.some((other) => !settled(other) && JSON.stringify(other.body) === body);
    const [found, ...more] = certain.filter(free);
    if (found && more.length === 0 && !rivals && !old) return await finish(entry, { state: 'done', key: entry.key, invoice: found, transaction: null });
    return await open(entry, { near: near.filter(free).map(({ id, label, created_at }) => ({ id, label, created_at })) }, old ? seldom : undefined);
  };
  /** Under the sale's lock. `fault`: what was answered to the sale itself. */
  const ask = async (provider: Asking, entry: SaleEntry, fault?: unknown): Promise<SaleResult> => {
    const { key } = entry;
    const old = outcomeForgotten(entry.at, now());
    try {
      const like = await provider.salesLike({ body: entry.body, gross: entry.gross, at: entry.at, forgotten: old }, AbortSignal.timeout(patience));
      if (like !== null) return await judge(entry, like, old);
      const outcome = await provider.outcomeOf(key, AbortSignal.timeout(patience));
      if (outcome.state === 'done') return await finish(entry, { state: 'done', key, ...(await provider.saleOf(outcome.result, AbortSignal.timeout(patience))) });
      return await finish(entry, { state: 'refused', key, error: outcome.state === 'refused' ? outcome.error : failed(fault) ? fault : neverArrived() });
    } catch (error) {
      // There is no finding it any more: whoever looks into the invoices decides.
      return old && isRefusal(error) ? await open(entry, { near: [] }, seldom) : await open(entry);
    }
  };

  const begin = async (provider: Selling, owner: TillOwner, { cart, onKept, ...sale }: NewSale): Promise<SaleResult> => {
    const key = randomKey();
    const { user, arena, register } = owner;
    const entry: SaleEntry = { user, arena, register, ...sale, key, state: 'prepared', at: now(), asks: 0, nextAsk: null, invoice: null, transaction: null, since: null, refusal: null };
    sending.add(key);
    return await lock(lockOf(key), async () => {
      await store.put('sales', entry);
      if (cart !== undefined) await store.put('baskets', { user, arena, register, key, at: entry.at, cart });
      await onKept?.();
      const sent: SaleEntry = { ...entry, state: 'sent' };
      await store.put('sales', sent);
      try {
        return await finish(sent, { state: 'done', key, ...(await provider.sell(sale.body, key, AbortSignal.timeout(patience))) });
      } catch (error) {
        if (isRefusal(error)) return await finish(sent, { state: 'refused', key, error });
        // From here on it is asked for by whoever comes first.
        sending.delete(key);
        return await ask(provider, sent, error);
      }
    }).finally(() => sending.delete(key));
  };

  return {
    sell: (provider, owner, sale) => {
      const same = `${ownerKey(owner).join('/')} ${JSON.stringify(sale.body)}`;
      const before = underWay.get(same);
      if (before) return before;
      const running = begin(provider, owner, sale).finally(() => underWay.delete(same));
      underWay.set(same, running);
      return running;
    },
    settle: async (provider, user, onSettled, key) => {
      const due = (entry: SaleEntry) => !settled(entry) && (entry.key === key || (entry.nextAsk ?? 0) <= now());
      const open = (await store.ofUser('sales', user)).filter((entry) => due(entry) && !sending.has(entry.key));
      await Promise.all(open.map((found) => lock(lockOf(found.key), async () => {
        // Another tab, or the sale itself, may have come first.
        const entry = await store.get('sales', found.key);
        if (!entry || !due(entry)) return;
        if ((await ask(provider, entry)).state === 'unknown') return;
        const after = await store.get('sales', entry.key);
        if (after) onSettled?.(after);
      })));
      const waits = (await store.ofUser('sales', user)).filter((entry) => !settled(entry) && !sending.has(entry.key)).map(({ nextAsk }) => nextAsk ?? now());
      return waits.length === 0 ? null : Math.min(...waits);
    },
    decide: (provider, key, invoice) => lock(lockOf(key), async () => {
      const entry = await store.get('sales', key);
      if (!entry || settled(entry) || entry.near === undefined) return entry;
      await finish(entry, invoice === null ? { state: 'refused', key, error: saidUnsold() } : { state: 'done', key, ...(await provider.saleOf(invoice, AbortSignal.timeout(patience))) });
      return await store.get('sales', key);
    }),
    printed: async (owner, invoice) => {
      const entry = (await store.ofOwner('sales', owner)).find((entry) => entry.invoice?.id === invoice);
      if (entry) await store.put('sales', { ...entry, state: 'printed' });
    },
    refresh: async (provider, owner) => {
      const asked = (await store.ofOwner('sales', owner)).filter((entry) => entry.invoice !== null && entry.since !== 'restored').sort((a, b) => b.at - a.at).slice(0, mostAsked);
      const invoices = await provider.invoicesOf(asked.flatMap(({ invoice }) => invoice?.id ?? []), AbortSignal.timeout(patience));
      for (const { key, invoice } of asked) {
        const [found, entry] = [invoices.find(({ id }) => id === invoice?.id), await store.get('sales', key)];
        if (!found || !entry) continue;
        const after = soldEntry(entry, { invoice: found, transaction: null });
        if (after.state !== entry.state || after.since !== entry.since) await store.put('sales', after);
      }
    },
  };
};
