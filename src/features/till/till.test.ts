import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Likeness, Outcome, Sale, SoldInvoice } from '#dataProviders/types.ts';
import { createTabLock } from '#src/lib/tabs.ts';
import { createTillStore, type TillStore } from './store.ts';
import { tillStore } from './place.ts';
import { createTill, waitAfter, type Till } from './till.ts';
import type { NewSale, TillOwner } from './types.ts';

const owner: TillOwner = { user: 3, arena: 1, register: '2' };
const soldAs = (id: number, more: object = {}): Sale => ({ invoice: { id, label: `${id}/1/2`, fiscalized: true, ...more } as SoldInvoice, transaction: null });
const cola = (quantity = 1): NewSale => ({
  body: { arena_id: 1, cash_register_label: 2, payment_method: 'cash', variants: [{ id: 7, quantity, price: 250 }] }, gross: 250 * quantity, currency: 'EUR', title: `Cola × ${quantity}`, cart: { cola: quantity },
});
const refusedWith = (status: number, code: string) => Object.assign(new Error(code), { status, code, sentence: 'Sold out.', lines: [], violations: [] });
const lost = () => refusedWith(0, 'unavailable');
/** A tab with its own locks within this test's browser. */
const shared = (() => {
  const map = new Map<string, string>();
  return { getItem: (key: string) => map.get(key) ?? null, setItem: (key: string, value: string) => void map.set(key, value), removeItem: (key: string) => void map.delete(key) };
})();

interface Service {
  sent: { key: string; kept: unknown }[];
  asked: string[];
  answer: () => Promise<Sale>;
  outcome: () => Promise<Outcome>;
  like: (sale: { readonly forgotten?: boolean }) => Promise<Likeness | null>;
}
let store: TillStore;
let till: Till;
let service: Service;
let clock = 1_000_000;
const tab = () => createTill({ store: createTillStore(), lock: createTabLock(() => ({ storage: () => shared, events: new EventTarget() })), now: () => clock });
const provider = {
  sell: async (_body: object, key: string) => {
    // What is there at the moment of the request is what survives it.
    service.sent.push({ key, kept: await createTillStore().get('sales', key) });
    return service.answer();
  },
  outcomeOf: (key: string) => {
    service.asked.push(key);
    return service.outcome();
  },
  saleOf: async (result: unknown) => soldAs(Number(result)),
  salesLike: async (sale: { readonly forgotten?: boolean }) => service.like(sale),
  invoicesOf: async (ids: readonly number[]) => ids.flatMap((id) => soldAs(id).invoice ?? []),
};
const baskets = async () => await createTillStore().ofOwner('baskets', owner);
const entries = async () => [...(await createTillStore().ofOwner('sales', owner))].sort((a, b) => a.at - b.at);

beforeEach(async () => {
  await createTillStore().ofUser('sales', 3);
  const database = await openDB(tillStore);
  for (const name of ['sales', 'parked', 'baskets']) await database.clear(name);
  database.close();
  clock = 1_000_000;
  store = createTillStore();
  till = createTill({ store, lock: createTabLock(() => ({ storage: () => shared, events: new EventTarget() })), now: () => clock });
  service = { sent: [], asked: [], answer: () => Promise.resolve(soldAs(12)), outcome: () => Promise.reject(lost()), like: () => Promise.resolve(null) };
});

describe('a sale', () => {
  it('has its key and body kept before it is sent, and its invoice afterwards', async () => {
    expect(await till.sell(provider, owner, cola())).toMatchObject({ state: 'done', invoice: { id: 12 } });
    expect(service.sent).toMatchObject([{ kept: { state: 'sent', body: cola().body, ...owner } }]);
    expect(await entries()).toMatchObject([{ state: 'fiscalized', invoice: { id: 12, label: '12/1/2' }, nextAsk: null }]);
    expect(await baskets()).toEqual([]);
  });
  it('takes the basket over once it is kept, and before it is sent', async () => {
    const seen: unknown[] = [];
    const onKept = async () => void seen.push(service.sent.length, (await entries())[0]?.state, (await baskets())[0]?.cart);
    await till.sell(provider, owner, { ...cola(), onKept });
    expect(seen).toEqual([0, 'prepared', { cola: 1 }]);
    expect(service.sent).toHaveLength(1);
  });
  it('that waits for the tax office is invoiced and says so', async () => {
    service.answer = () => Promise.resolve(soldAs(13, { fiscalized: false, fiscal: { state: 'pending' } }));
    await till.sell(provider, owner, cola());
    expect(await entries()).toMatchObject([{ state: 'invoiced', since: 'pending' }]);
  });
  it('that waited for the tax office is looked after, and stays printed', async () => {
    service.answer = () => Promise.resolve(soldAs(13, { fiscalized: false, fiscal: { state: 'pending' } }));
    await till.sell(provider, owner, cola());
    await till.refresh({ invoicesOf: async () => [soldAs(13, { fiscalized: false, fiscal: { state: 'pending' } }).invoice].flatMap((one) => one ?? []) }, owner);
    expect(await entries()).toMatchObject([{ state: 'invoiced', since: 'pending' }]);
    await till.printed(owner, 13);
    await till.refresh(provider, owner);
    expect(await entries()).toMatchObject([{ state: 'printed', since: null }]);
  });
  it.each([['rejected', { fiscalized: false, fiscal: { state: 'rejected' } }], ['restored', { restored_by_invoice: { id: 15, number: 2, label: '15/1/2' } }]] as const)('that was printed and is %s since says so', async (since, invoice) => {
    await till.sell(provider, owner, cola());
    await till.printed(owner, 12);
    await till.refresh({ invoicesOf: async () => [soldAs(12, invoice).invoice].flatMap((one) => one ?? []) }, owner);
    expect(await entries()).toMatchObject([{ state: 'printed', since }]);
  });
  it('that was printed elsewhere is seen to be', async () => {
    await till.sell(provider, owner, cola());
    await till.refresh({ invoicesOf: async (ids) => ids.flatMap((id) => soldAs(id, { prints: 1 }).invoice ?? []) }, owner);
    expect(await entries()).toMatchObject([{ state: 'printed' }]);
  });
  it('pressed twice is one', async () => {
    const [first, second] = await Promise.all([till.sell(provider, owner, cola()), till.sell(provider, owner, cola())]);
    expect(first).toBe(second);
    expect(service.sent).toHaveLength(1);
    await till.sell(provider, owner, cola());
    expect(new Set(service.sent.map(({ key }) => key)).size).toBe(2);
  });
  it('that is refused is refused for good, asks nobody, and leaves its basket', async () => {
    service.answer = () => Promise.reject(refusedWith(422, 'invalid'));
    expect(await till.sell(provider, owner, cola(2))).toMatchObject({ state: 'refused', error: { code: 'invalid' } });
    expect(service.asked).toEqual([]);
    expect(await entries()).toMatchObject([{ state: 'refused', refusal: { status: 422, sentence: 'Sold out.' } }]);
    expect(await baskets()).toMatchObject([{ cart: { cola: 2 } }]);
  });
  it('whose answer is lost is asked for at once and never sent again', async () => {
    service.answer = () => Promise.reject(lost());
    service.outcome = () => Promise.resolve({ state: 'done', result: 44 });
    expect(await till.sell(provider, owner, cola())).toMatchObject({ state: 'done', invoice: { id: 44 } });
    expect([service.sent.length, service.asked]).toEqual([1, [service.sent[0]?.key]]);
    expect(await baskets()).toEqual([]);
  });
  it('ERR-16 that a service failed at, and that it does not know, was not sold: it says why in its own words', async () => {
    service.answer = () => Promise.reject(refusedWith(500, 'broken'));
    service.outcome = () => Promise.resolve({ state: 'unseen' });
    expect(await till.sell(provider, owner, cola())).toMatchObject({ state: 'refused', error: { status: 500, code: 'broken', sentence: 'Sold out.' } });
    expect(await entries()).toMatchObject([{ state: 'refused', refusal: { status: 500, code: 'broken' } }]);
  });
  it.each([0, 401, 408, 429, 500, 503])('is not known after status %i, whatever was sold', async (status) => {
    service.answer = () => Promise.reject(refusedWith(status, 'x'));
    expect(await till.sell(provider, owner, cola())).toMatchObject({ state: 'unknown' });
    expect(await entries()).toMatchObject([{ state: 'unknown', asks: 1 }]);
  });
});

describe('a sale that is not known', () => {
  const leaveOpen = async () => {
    service.answer = () => Promise.reject(lost());
    await till.sell(provider, owner, cola());
    service.asked = [];
  };
  it('is asked for with growing waits until it is known, also by a page that was loaded later', async () => {
    await leaveOpen();
    const later = tab();
    expect(await later.settle(provider, 3)).toBe(clock + 1000);
    expect(service.asked).toHaveLength(0);
    for (const wait of [1000, 2000, 4000]) {
      clock += wait;
      await later.settle(provider, 3);
    }
    expect(service.asked).toHaveLength(3);
    expect([0, 1, 2, 5, 6, 20].map(waitAfter)).toEqual([1000, 2000, 4000, 32_000, 60_000, 60_000]);
    clock += 60_000;
    service.outcome = () => Promise.resolve({ state: 'done', result: 44 });
    const told: unknown[] = [];
    expect(await later.settle(provider, 3, (entry) => told.push(entry.invoice))).toBeNull();
    expect([told, service.sent.length]).toEqual([[{ id: 44, label: '44/1/2' }], 1]);
  });
  it('that the service never saw was not sold and never will be', async () => {
    await leaveOpen();
    clock += 1000;
    service.outcome = () => Promise.resolve({ state: 'unseen' });
    expect(await tab().settle(provider, 3)).toBeNull();
    expect(await entries()).toMatchObject([{ state: 'refused', refusal: { code: 'neverArrived' } }]);
  });
  it('that was refused says why', async () => {
    await leaveOpen();
    clock += 1000;
    service.outcome = () => Promise.resolve({ state: 'refused', error: refusedWith(409, 'taken') });
    await tab().settle(provider, 3);
    expect(await entries()).toMatchObject([{ state: 'refused', refusal: { code: 'taken', sentence: 'Sold out.' } }]);
  });
  it('is asked for by one of several tabs', async () => {
    await leaveOpen();
    clock += 1000;
    await Promise.all([tab().settle(provider, 3), tab().settle(provider, 3), tab().settle(provider, 3)]);
    expect(service.asked).toHaveLength(1);
  });
  it('is asked for now when a person wants it', async () => {
    await leaveOpen();
    service.outcome = () => Promise.resolve({ state: 'done', result: 44 });
    await till.settle(provider, 3, undefined, service.sent[0]?.key);
    expect(await entries()).toMatchObject([{ state: 'fiscalized' }]);
  });
  it('keeps its basket, whatever is sold in between, until it is known', async () => {
    await leaveOpen();
    service.answer = () => Promise.resolve(soldAs(13));
    await till.sell(provider, owner, cola(2));
    service.answer = () => Promise.reject(refusedWith(422, 'invalid'));
    clock += 10;
    await tab().sell(provider, owner, cola(3));
    expect((await baskets()).map(({ cart }) => cart)).toEqual(expect.arrayContaining([{ cola: 1 }, { cola: 3 }]));
    service.outcome = () => Promise.resolve({ state: 'done', result: 44 });
    clock += 1000;
    await tab().settle(provider, 3);
    expect((await baskets()).map(({ cart }) => cart)).toEqual([{ cola: 3 }]);
  });
  it('is nobody else’s', async () => {
    await leaveOpen();
    clock += 1000;
    expect(await tab().settle(provider, 4)).toBeNull();
    expect([service.asked, await store.ofOwner('sales', { ...owner, user: 4 }), await store.ofOwner('sales', { ...owner, register: '1' })]).toEqual([[], [], []]);
  });
});

describe('a sale that was left open until services forgot its key', () => {
  const days = (count: number) => count * 86_400_000;
  const invoices = (...ids: readonly number[]) => ids.flatMap((id) => soldAs(id, { created_at: '2027-03-01T11:00:00Z' }).invoice ?? []);
  const leave = async (count: number) => {
    service.answer = () => Promise.reject(lost());
    await till.sell(provider, owner, cola());
    service.asked = [];
    service.outcome = () => Promise.resolve({ state: 'unseen' });
    clock += days(count);
  };
  it('is asked for by its key as long as that is remembered', async () => {
    await leave(28);
    await tab().settle(provider, 3);
    expect([service.asked.length, (await entries())[0]?.state]).toEqual([1, 'refused']);
  });
  it('is never said not to have arrived: a person decides among the invoices near it, even if one is alike in everything', async () => {
    await leave(36);
    service.like = ({ forgotten }) => Promise.resolve(forgotten === true ? { certain: invoices(44), near: invoices(44) } : null);
    const told: unknown[] = [];
    expect(await tab().settle(provider, 3, (entry) => told.push(entry))).toBe(clock + days(1));
    expect([service.asked, told]).toEqual([[], []]);
    const [entry] = await entries();
    expect(entry).toMatchObject({ state: 'unknown', near: [{ id: 44, label: '44/1/2' }] });
    expect(await baskets()).toHaveLength(1);
    expect(await till.decide(provider, entry?.key ?? '', 44)).toMatchObject({ state: 'fiscalized', invoice: { id: 44 } });
    expect(await baskets()).toEqual([]);
  });
  it('is left to a person, too, where its invoices cannot be gone through any more; without a network it waits', async () => {
    await leave(36);
    service.like = () => Promise.reject(lost());
    await tab().settle(provider, 3);
    expect((await entries())[0]?.near).toBeUndefined();
    service.like = () => Promise.reject(refusedWith(404, 'notFound'));
    clock += 60_000;
    await tab().settle(provider, 3);
    const [entry] = await entries();
    expect(entry).toMatchObject({ state: 'unknown', near: [] });
    expect(await till.decide(provider, entry?.key ?? '', null)).toMatchObject({ state: 'refused', refusal: { code: 'saidUnsold' } });
    expect(await baskets()).toHaveLength(1);
  });
});

describe('PURCH-21 a sale without an answer at a service that knows no keys', () => {
  const alike = (...ids: readonly number[]) => ids.map((id) => soldAs(id, { created_at: '2027-03-01T11:00:00Z' }).invoice).flatMap((one) => one ?? []);
  const likeOf = (certain: readonly number[], near: readonly number[] = certain) => () => Promise.resolve({ certain: alike(...certain), near: alike(...near) });
  const loseAnswer = async () => {
    service.answer = () => Promise.reject(lost());
    return await till.sell(provider, owner, cola());
  };
  const states = async () => (await entries()).map(({ state, invoice }) => [state, invoice?.id ?? null]);

  it('is the one invoice that is alike in everything; no key is asked for', async () => {
    service.like = likeOf([44]);
    expect(await loseAnswer()).toMatchObject({ state: 'done', invoice: { id: 44 } });
    expect([service.asked, service.sent.length, await states()]).toEqual([[], 1, [['fiscalized', 44]]]);
  });
  it('stays open without one, and is looked for again', async () => {
    service.like = likeOf([]);
    expect(await loseAnswer()).toMatchObject({ state: 'unknown' });
    expect(await entries()).toMatchObject([{ state: 'unknown', near: [], asks: 1 }]);
    service.like = likeOf([44]);
    clock += 1000;
    expect(await tab().settle(provider, 3)).toBeNull();
    expect([await states(), service.sent.length]).toEqual([[['fiscalized', 44]], 1]);
  });
  it.each([[[44, 45], [44, 45]], [[], [46]]])('stays open where %j are alike and %j near it, and a person says which it is', async (certain, near) => {
    service.like = likeOf(certain, near);
    await loseAnswer();
    const [entry] = await entries();
    expect(entry).toMatchObject({ state: 'unknown', near: near.map((id) => ({ id, label: `${id}/1/2` })) });
    expect(await till.decide(provider, entry?.key ?? '', near[0] ?? null)).toMatchObject({ state: 'fiscalized', invoice: { id: near[0] } });
  });
  it('a person says that nothing was sold; what was settled is not decided anew', async () => {
    service.like = likeOf([]);
    await loseAnswer();
    const [entry] = await entries();
    expect(await till.decide(provider, entry?.key ?? '', null)).toMatchObject({ state: 'refused', refusal: { code: 'saidUnsold' } });
    expect(await till.decide(provider, entry?.key ?? '', 44)).toMatchObject({ state: 'refused', invoice: null });
  });
  it('the invoice of another sale of this browser is not taken for it', async () => {
    service.answer = () => Promise.resolve(soldAs(44));
    await till.sell(provider, owner, cola());
    service.like = likeOf([44]);
    expect(await loseAnswer()).toMatchObject({ state: 'unknown' });
    expect((await entries()).find(({ state }) => state === 'unknown')?.near).toEqual([]);
  });
  it('of two open sales of the same things neither takes the one invoice there is', async () => {
    service.like = () => Promise.reject(lost());
    await loseAnswer();
    clock += 500;
    await loseAnswer();
    service.like = likeOf([44]);
    clock += 60_000;
    await Promise.all([till.settle(provider, 3), tab().settle(provider, 3)]);
    expect(await states()).toEqual([['unknown', null], ['unknown', null]]);
    const [first] = await entries();
    await till.decide(provider, first?.key ?? '', 44);
    clock += 60_000;
    await till.settle(provider, 3);
    expect(await states()).toEqual([['fiscalized', 44], ['unknown', null]]);
  });
});

it.each(['prepared', 'sent'] as const)('a sale that a page left behind when it was %s is asked for at once by the next one', async (state) => {
  service.answer = () => Promise.reject(lost());
  await till.sell(provider, owner, cola());
  const [entry] = await entries();
  if (entry) await store.put('sales', { ...entry, state, asks: 0, nextAsk: null });
  service.asked = [];
  service.outcome = () => Promise.resolve({ state: 'done', result: 44 });
  await tab().settle(provider, 3);
  expect([service.asked.length, service.sent.length, (await entries()).map(({ state }) => state)]).toEqual([1, 1, ['fiscalized']]);
});

it('another tab waits for a sale that is on its way and asks nothing once it is answered', async () => {
  let answer = (_sale: Sale): void => undefined;
  let sent = (): void => undefined;
  const onItsWay = new Promise<void>((done) => {
    sent = done;
  });
  service.answer = () => new Promise((done) => {
    answer = done;
    sent();
  });
  const selling = till.sell(provider, owner, cola());
  await onItsWay;
  service.outcome = () => Promise.resolve({ state: 'done', result: 44 });
  const settling = tab().settle(provider, 3);
  answer(soldAs(12));
  await Promise.all([selling, settling]);
  // The other tab waited for the answer and had nothing to ask.
  expect([service.asked, (await entries()).map(({ invoice }) => invoice?.id)]).toEqual([[], [12]]);
});

it('a browser that keeps nothing is said to, and sells all the same', async () => {
  const refusing = createTillStore(() => Promise.reject(new DOMException('full', 'QuotaExceededError')));
  const own = createTill({ store: refusing, lock: createTabLock(() => ({ storage: () => shared, events: new EventTarget() })), now: () => clock });
  expect(refusing.keeps()).toBe(true);
  service.answer = () => Promise.reject(lost());
  expect(await own.sell(provider, owner, cola())).toMatchObject({ state: 'unknown' });
  expect(refusing.keeps()).toBe(false);
  expect(await refusing.ofOwner('sales', owner)).toMatchObject([{ state: 'unknown', key: service.sent[0]?.key }]);
  clock += 1000;
  service.outcome = () => Promise.resolve({ state: 'done', result: 44 });
  await own.settle(provider, 3);
  expect(await refusing.ofOwner('sales', owner)).toMatchObject([{ state: 'fiscalized' }]);
});

it('of two who take back the same parked sale one gets it', async () => {
  await store.put('parked', { ...owner, id: 'a', name: 'Ana', at: clock, gross: 250, currency: 'EUR', cart: { cola: 1 } });
  const taken = await Promise.all([store.take('parked', 'a'), createTillStore().take('parked', 'a')]);
  expect(taken.filter((one) => one !== null)).toMatchObject([{ name: 'Ana', cart: { cola: 1 } }]);
  expect(await store.ofUser('parked', 3)).toEqual([]);
});

it('a basket that an earlier version kept is still that of its sale', async () => {
  const browser = globalThis.indexedDB;
  globalThis.indexedDB = new IDBFactory();
  try {
    const before = await openDB(tillStore, 2, { upgrade: (database) => ['sales', 'parked', 'baskets', 'drafts'].forEach((name) => {
      const made = database.createObjectStore(name);
      made.createIndex('user', 'user');
      made.createIndex('owner', ['user', 'arena', 'register']);
    }) });
    await before.put('baskets', { ...owner, key: 'a-sale', at: clock, cart: { cola: 1 } }, '3/1/2');
    before.close();
    const now = createTillStore();
    expect(await now.get('baskets', 'a-sale')).toMatchObject({ cart: { cola: 1 } });
    expect(await now.ofOwner('baskets', owner)).toHaveLength(1);
  } finally {
    globalThis.indexedDB = browser;
  }
});
