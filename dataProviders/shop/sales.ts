import { readRefusal, ServiceError } from '#dataProviders/adapter/errors.ts';
import { signatureOf } from '#dataProviders/adapter/signature.ts';
import { earliest, likenessOf } from '#dataProviders/shop/lookup.ts';
import type { Call, Client, Outcome, Restoring, RestoreSheet, Sale, SaleCalls, Sellable, SoldInvoice, Standpoint } from '#dataProviders/adapter/types.ts';

/** How far a list is gone through at a service that has no call for what is looked for. */
const [pageSize, mostPages] = [100, 20];
type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json => value !== null && typeof value === 'object' && !Array.isArray(value);
const unexpected = (path: string, what: string) => new ServiceError({ status: 200, code: 'unexpected', detail: `shop answered ${path} with ${what}` });

const invoiceIn = (path: string, json: unknown): SoldInvoice => {
  if (!isObject(json) || typeof json.id !== 'number' || typeof json.label !== 'string') throw unexpected(path, 'no invoice');
  return json as unknown as SoldInvoice;
};
/** An invoice, or for a total of zero its transaction alone. */
const saleIn = (path: string, json: unknown): Sale => {
  const transaction = isObject(json) && isObject(json.transaction) && typeof json.transaction.id === 'number' ? (json.transaction as unknown as Sale['transaction']) : null;
  if (isObject(json) && transaction !== null && typeof json.label !== 'string') return { invoice: null, transaction };
  return { invoice: invoiceIn(path, json), transaction };
};
const idIn = (value: unknown): number | null => (typeof value === 'number' ? value : isObject(value) && typeof value.id === 'number' ? value.id : null);

/** A refusal that was kept with its key. How it was answered at the time is told by whether it names fields. */
const outcomeIn = (path: string, json: unknown): Outcome => {
  if (!isObject(json)) throw unexpected(path, 'no outcome');
  if (json.state === 'done') return { state: 'done', result: json.result };
  if (json.state === 'unseen') return { state: 'unseen' };
  if (json.state === 'refused' && isObject(json.error)) return { state: 'refused', error: readRefusal(isObject(json.error.errors) ? 422 : 409, JSON.stringify(json.error)) };
  throw unexpected(path, 'no outcome');
};

/**
 * Selling and taking back; `by_user` is the caller:
 *
 *     purchaseItems       GET  /shop/items/purchase?arena_id=4&name=cola&sort=item_id,asc      (or sku=…)
 *     sell                POST /shop/invoices {by_user, arena_id, cash_register_label, payment_method, variants, user}     Idempotency-Key
 *     outcomeOf           GET  /shop/outcomes/{key}
 *     restoreInvoice      POST /shop/invoices/{id} {by_user, restoring_reason}                                            Idempotency-Key
 *     fiscalizeInvoice    POST /shop/invoices/{id}/fiscalize {by_user}                                                    Idempotency-Key
 *     restoreTransaction  POST /shop/transactions/{id} {by_user, restoring_reason}                                        Idempotency-Key
 *     restoreSheet        GET  /shop/invoices/{id}/restore-sheet      (restoreTransactionSheet: /shop/transactions/{id}/restore-sheet)
 *     notePrint           POST /shop/invoices/{id}/prints                                                                 Idempotency-Key
 *     salesLike           GET  /shop/invoices?resources=1&arena_id=4&by_user_id=3&sort=created_at,DESC …  where the service knows no keys, or forgot
 */
export const saleCalls = (client: Client, { caller, arena }: Standpoint): SaleCalls => {
  const signalled = (signal: AbortSignal | undefined) => (signal ? { signal } : {});
  const read = async (path: string, query: Call['query'], signal?: AbortSignal) => (await client.call({ service: 'shop', path, ...(query ? { query } : {}), ...signalled(signal) })).json;
  const write = async (path: string, body: object, key: string, more: Pick<Call, 'asked' | 'signal'> = {}) =>
    (await client.call({ service: 'shop', path, method: 'POST', body: { by_user: signatureOf(caller), ...body }, key, ...more })).json;
  const { whole, keys } = client.config('shop');
  /** Invoices from the newest on, page by page, as long as they are wanted. */
  const gone = async (query: Call['query'], wants: (rows: readonly SoldInvoice[]) => boolean, signal?: AbortSignal): Promise<readonly SoldInvoice[]> => {
    const found: SoldInvoice[] = [];
    for (let page = 1; page <= mostPages; page += 1) {
      const json = await read('/shop/invoices', { resources: 1, ...query, size: pageSize, page, sort: 'created_at,DESC' }, signal);
      if (!isObject(json) || !Array.isArray(json.data)) throw unexpected('/shop/invoices', 'no list');
      const rows = json.data.map((row) => invoiceIn('/shop/invoices', row));
      found.push(...rows);
      if (rows.length < pageSize || !wants(found)) return found;
    }
    throw new ServiceError({ status: 404, code: 'notFound', detail: `shop has more than ${mostPages * pageSize} invoices before the one that is looked for` });
  };
  const invoicesOf = async (ids: readonly number[], signal?: AbortSignal): Promise<readonly SoldInvoice[]> => {
    if (ids.length === 0) return [];
    if (!whole) return (await gone(arena === null ? {} : { arena_id: arena }, (rows) => !ids.every((id) => rows.some((row) => row.id === id)), signal)).filter(({ id }) => ids.includes(id));
    const json = await read('/shop/invoices', { resources: 1, ids }, signal);
    const rows = isObject(json) ? json.data : json;
    if (!Array.isArray(rows)) throw unexpected('/shop/invoices', 'no list');
    return rows.map((row) => invoiceIn('/shop/invoices', row));
  };
  const invoice = async (id: number, signal?: AbortSignal): Promise<SoldInvoice> => {
    if (whole) return invoiceIn(`/shop/invoices/${id}`, await read(`/shop/invoices/${id}`, undefined, signal));
    const [found] = await invoicesOf([id], signal);
    if (!found) throw new ServiceError({ status: 404, code: 'notFound', detail: `shop has no call for one invoice, and ${id} is not in its list` });
    return found;
  };
  const takeBack = ({ restoring_reason }: Restoring) => ({ restoring_reason });

  return {
    purchaseItems: async (arena, { name, sku } = {}, signal) => {
      const path = '/shop/items/purchase';
      const json = await read(path, { arena_id: arena, name, sku, sort: 'item_id,asc' }, signal);
      if (!isObject(json) || !Object.values(json).every(Array.isArray)) throw unexpected(path, 'no groups of items');
      return json as Sellable;
    },
    sell: async (body, key, signal) => saleIn('/shop/invoices', await write('/shop/invoices', body, key, { asked: true, ...signalled(signal) })),
    outcomeOf: async (key, signal) => outcomeIn('/shop/outcomes', await read(`/shop/outcomes/${encodeURIComponent(key)}`, undefined, signal)),
    salesLike: async (sale, signal) => {
      if (keys === 'header' && sale.forgotten !== true) return null;
      const from = earliest(sale);
      const rows = await gone({ arena_id: sale.body.arena_id, by_user_id: caller.id }, (seen) => seen.every(({ created_at }) => Date.parse(created_at) >= from), signal);
      return likenessOf(sale, caller, rows);
    },
    saleOf: async (result, signal) => {
      const sold = idIn(isObject(result) && !('id' in result) ? result.invoice : result);
      if (sold !== null) return { invoice: await invoice(sold, signal), transaction: null };
      const free = isObject(result) ? idIn(result.transaction) : null;
      if (free === null) throw unexpected('/shop/outcomes', 'neither invoice nor transaction');
      return saleIn(`/shop/transactions/${free}`, { transaction: await read(`/shop/transactions/${free}`, undefined, signal) });
    },
    restoreInvoice: async (id, asked, key) => invoiceIn('/shop/invoices', await write(`/shop/invoices/${id}`, takeBack(asked), key)),
    fiscalizeInvoice: async (id, key) => invoiceIn('/shop/invoices', await write(`/shop/invoices/${id}/fiscalize`, {}, key)),
    restoreTransaction: async (id, asked, key) => {
      const json = await write(`/shop/transactions/${id}`, takeBack(asked), key);
      if (idIn(json) === null) throw unexpected('/shop/transactions', 'no transaction');
      return json as { readonly id: number };
    },
    invoicesOf,
    notePrint: async (id, key, signal) => {
      if (!whole) return null;
      const { json } = await client.call({ service: 'shop', path: `/shop/invoices/${id}/prints`, method: 'POST', key, ...signalled(signal) });
      if (!isObject(json) || typeof json.copy !== 'number') throw unexpected(`/shop/invoices/${id}/prints`, 'no number');
      return json.copy;
    },
    printsOf: async (id, signal) => (whole ? ((await invoice(id, signal)).prints ?? 0) : null),
    restoreSheet: async (id, signal) => {
      const path = `/shop/invoices/${id}/restore-sheet`;
      const json = await read(path, undefined, signal);
      if (!isObject(json) || !Array.isArray(json.lines)) throw unexpected(path, 'no sheet');
      return json as unknown as RestoreSheet;
    },
    restoreTransactionSheet: async (id, signal) => {
      const path = `/shop/transactions/${id}/restore-sheet`;
      const json = await read(path, undefined, signal);
      if (!isObject(json) || !isObject(json.coins)) throw unexpected(path, 'no sheet');
      return json as unknown as Pick<RestoreSheet, 'coins'>;
    },
  };
};
