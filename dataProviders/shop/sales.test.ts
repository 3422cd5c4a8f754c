import { describe, expect, it } from 'vitest';
import { registry } from '#resources/index.ts';
import { people, providerAt } from '#tests/contract/vocabulary/recorder.ts';
import { recording } from '#tests/support/recording.ts';

const recorder = recording();
const provider = () => providerAt(recorder, { registry, as: 'employee', arena: 4 });
const { id, name, email, username, pidn } = people.employee;
const by_user = { id, name, email, username, pidn };
const invoice = { id: 12, label: '1/1/2', cart: {}, fiscalized: true };
const sale = { arena_id: 4, cash_register_label: 2, payment_method: 'cash', variants: [{ id: 7, quantity: 1, price: 250 }] } as const;
const seen = () => recorder.seen.map(({ method, url, body, headers }) => [`${method} ${url}`, body, headers['idempotency-key']]);

describe('selling', () => {
  it('API-105: the body with who sells, under its key', async () => {
    recorder.answer({ json: invoice });
    expect(await provider().sell(sale, 'key-0001')).toEqual({ invoice, transaction: null });
    expect(seen()).toEqual([['POST /api/shop/invoices', { by_user, ...sale }, 'key-0001']]);
  });
  it('a total of zero makes a transaction alone', async () => {
    recorder.answer({ json: { transaction: { id: 5, number: '77' } } });
    expect(await provider().sell(sale, 'key-0001')).toEqual({ invoice: null, transaction: { id: 5, number: '77' } });
  });
  it('an answer that nobody can read is the caller’s to ask for: nothing is sent a second time', async () => {
    recorder.answer({ text: '{"id": 1' });
    await expect(provider().sell(sale, 'key-0001')).rejects.toMatchObject({ code: 'unexpected' });
    expect(recorder.seen).toHaveLength(1);
  });
  it('an answer that is no invoice is refused', async () => {
    recorder.answer({ json: { id: 1 } });
    await expect(provider().sell(sale, 'key-0001')).rejects.toMatchObject({ code: 'unexpected' });
  });
});

describe('what came of a key', () => {
  it('done with its result, refused with its reason, or never seen', async () => {
    recorder.answer({ json: { state: 'done', result: 12 } }, { json: { state: 'refused', error: { code: 'invalid', message: 'No.', errors: { 'variants.0.price': ['stale'] } } } }, { json: { state: 'unseen' } }, { json: { state: 'dreaming' } });
    expect(await provider().outcomeOf('key-0001')).toEqual({ state: 'done', result: 12 });
    expect(await provider().outcomeOf('key-0001')).toMatchObject({ state: 'refused', error: { status: 422, code: 'invalid', sentence: 'No.', violations: [{ path: 'variants.0.price', rule: 'stale' }] } });
    expect(await provider().outcomeOf('key-0001')).toEqual({ state: 'unseen' });
    await expect(provider().outcomeOf('key-0001')).rejects.toMatchObject({ code: 'unexpected' });
    expect(seen()[0]).toEqual(['GET /api/shop/outcomes/key-0001', undefined, undefined]);
  });
  it.each([[12], [{ id: 12 }], [{ invoice: 12 }], [invoice]])('%j leads to the invoice as it stands now', async (result) => {
    recorder.answer({ json: invoice });
    expect(await provider().saleOf(result)).toEqual({ invoice, transaction: null });
    expect(seen()).toEqual([['GET /api/shop/invoices/12', undefined, undefined]]);
  });
  it('a sale of nothing leads to its transaction', async () => {
    recorder.answer({ json: { id: 5, number: '77' } });
    expect(await provider().saleOf({ transaction: 5 })).toEqual({ invoice: null, transaction: { id: 5, number: '77' } });
    expect(seen()[0]?.[0]).toBe('GET /api/shop/transactions/5');
    await expect(provider().saleOf(null)).rejects.toMatchObject({ code: 'unexpected' });
  });
});

it('API-106, 107, 109, 123: taking back, telling the tax office, and what can be sold', async () => {
  recorder.answer({ json: invoice }, { json: invoice }, { json: { id: 9 } }, { json: { lines: [] } }, { json: { coins: {} } }, { json: { Drinks: [] } });
  await provider().restoreInvoice(12, { restoring_reason: 'wrong' }, 'key-0002');
  await provider().fiscalizeInvoice(12, 'key-0003');
  await provider().restoreTransaction(5, { restoring_reason: 'wrong' }, 'key-0004');
  await provider().restoreSheet(12);
  await provider().restoreTransactionSheet(5);
  await provider().purchaseItems(4, { sku: 'COLA-05' });
  expect(seen()).toEqual([
    ['POST /api/shop/invoices/12', { by_user, restoring_reason: 'wrong' }, 'key-0002'],
    ['POST /api/shop/invoices/12/fiscalize', { by_user }, 'key-0003'],
    ['POST /api/shop/transactions/5', { by_user, restoring_reason: 'wrong' }, 'key-0004'],
    ['GET /api/shop/invoices/12/restore-sheet', undefined, undefined],
    ['GET /api/shop/transactions/5/restore-sheet', undefined, undefined],
    ['GET /api/shop/items/purchase?arena_id=4&sku=COLA-05&sort=item_id,asc', undefined, undefined],
  ]);
});

describe('prints', () => {
  it('INV-15: which copy it is, under a key, and how often it was printed', async () => {
    recorder.answer({ json: { copy: 2 } }, { json: { ...invoice, prints: 3 } }, { json: {} });
    expect(await provider().notePrint(12, 'key-0005')).toBe(2);
    expect(await provider().printsOf(12)).toBe(3);
    await expect(provider().notePrint(12, 'key-0006')).rejects.toMatchObject({ code: 'unexpected' });
    expect(seen().slice(0, 2)).toEqual([['POST /api/shop/invoices/12/prints', undefined, 'key-0005'], ['GET /api/shop/invoices/12', undefined, undefined]]);
  });
});

describe('a service without keys', () => {
  const elsewhere = () => providerAt(recorder, { registry, as: 'employee', arena: 4, services: { shop: { url: recorder.origin, versions: 'none', keys: 'none', whole: false } } });
  const row = (number: number, created_at: string, more: object = {}) => ({ id: number, label: `${number}/PP1/2`, created_at, cart: { gross: 250, net: 200, items: [{ name: 'Cola', quantity: 1, price: 250, total_price: 250 }] }, by_user: { id }, arena: { id: 4 }, payment_method: { name: 'cash' }, ...more });
  const sent = { body: sale, gross: 250, at: Date.parse('2027-03-01T11:00:00Z') };
  const page = (rows: readonly object[]) => ({ json: { data: rows, meta: { total: 500 } } });

  it('is looked through for what a lost sale may be, this seller’s newest invoices first, no further than the time it was sent', async () => {
    const full = Array.from({ length: 100 }, (_, i) => row(300 - i, '2027-03-01T11:05:00Z', { payment_method: { name: 'bank' } }));
    recorder.answer(page(full), page([row(200, '2027-03-01T11:00:02Z'), ...Array.from({ length: 99 }, (_, i) => row(199 - i, '2027-03-01T09:00:00Z'))]));
    const found = await elsewhere().salesLike(sent);
    expect(found?.certain.map((one) => one.id)).toEqual([200]);
    expect(recorder.seen.map(({ url }) => url)).toEqual([1, 2].map((n) => `/shop/invoices?resources=1&arena_id=4&by_user_id=3&size=100&page=${n}&sort=created_at,DESC`));
  });
  it('one with keys is asked by them, and looked through once it has forgotten', async () => {
    expect(await provider().salesLike(sent)).toBeNull();
    expect(recorder.seen).toEqual([]);
    recorder.answer(page([row(200, '2027-03-01T11:00:02Z')]));
    expect((await provider().salesLike({ ...sent, forgotten: true }))?.near.map((one) => one.id)).toEqual([200]);
  });
  it('an invoice is found in its list; prints are not counted there', async () => {
    recorder.answer(page([row(13, '2027-03-01T11:00:02Z'), row(12, '2027-03-01T11:00:01Z')]));
    expect(await elsewhere().saleOf(12)).toMatchObject({ invoice: { id: 12 } });
    await expect(elsewhere().saleOf(14)).rejects.toMatchObject({ status: 404 });
    expect([await elsewhere().notePrint(12, 'key-0007'), await elsewhere().printsOf(12)]).toEqual([null, null]);
  });
});
