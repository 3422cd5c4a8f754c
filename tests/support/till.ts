import { sql } from 'kysely';
import type { TestServices } from '#tests/support/services.ts';

export interface Reply {
  readonly status: number;
  readonly body: Record<string, unknown> & { readonly id: number; readonly errors?: Readonly<Record<string, readonly string[]>>; readonly code?: string };
}
export interface SoldVariant {
  readonly id: number;
  readonly price: number;
  readonly stock: number;
  readonly warehouse: number;
}
let keys = 0;
export const newKey = (): string => `till-${process.pid}-${String((keys += 1)).padStart(8, '0')}`;

/** Tokens that hold at the time that a test has set; another time knows none of them. */
const known = new WeakMap<TestServices, { readonly time: number; readonly tokens: Map<string, Promise<string>> }>();
export const tokenOf = (services: TestServices, who: string): Promise<string> => {
  const time = Math.floor(services.clock.now().getTime() / 600_000);
  const last = known.get(services);
  const { tokens } = last?.time === time ? last : { tokens: new Map<string, Promise<string>>() };
  const token = tokens.get(who) ?? services.login(who).then(({ body }) => body.access_token);
  tokens.set(who, token);
  known.set(services, { time, tokens });
  return token;
};

/** A till at the real services: whoever stands at it, what it sells, and how the books stand. */
export function tillOf(services: TestServices, who = 'employee', arena = 1) {
  const { db } = services.database;
  const rows = async <T>(query: string): Promise<readonly T[]> => (await sql.raw<T>(query).execute(db)).rows;
  const one = async <T = number>(query: string): Promise<T> => ((await rows<{ n: T }>(`SELECT (${query}) AS n`))[0]?.n ?? null) as T;
  const post = async (path: string, body: unknown, key: string | null = newKey()): Promise<Reply> => {
    const token = await tokenOf(services, who);
    const answer = await services.app.inject({ method: 'POST', url: `/api${path}`, headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...(key === null ? {} : { 'idempotency-key': key }) }, payload: JSON.stringify(body) });
    return { status: answer.statusCode, body: answer.json() };
  };
  const me = async () => (await rows<{ id: number; username: string }>(`SELECT id, username FROM users WHERE username = '${who}'`))[0];
  const body = async (variants: readonly object[], more: object = {}) => ({ by_user: await me(), arena_id: arena, cash_register_label: 1, payment_method: 'cash', variants, ...more });
  return {
    rows, one, post, body,
    sell: async (variants: readonly object[], more: object = {}, key: string | null = newKey()) => post('/shop/invoices', await body(variants, more), key),
    restore: async (id: number, reason = 'Wrong item', key: string | null = newKey()) => post(`/shop/invoices/${id}`, { by_user: await me(), restoring_reason: reason }, key),
    restoreTransaction: async (id: number, reason = 'Wrong player', key: string | null = newKey()) => post(`/shop/transactions/${id}`, { by_user: await me(), restoring_reason: reason }, key),
    sheet: async (id: number) => services.call<{ lines: Record<string, unknown>[]; coins: Record<string, number>; stock: Record<string, unknown>[]; gross: number }>(await tokenOf(services, who), 'GET', `/shop/invoices/${id}/restore-sheet`),
    transactionSheet: async (id: number) => services.call<{ coins: Record<string, number>; code?: string }>(await tokenOf(services, who), 'GET', `/shop/transactions/${id}/restore-sheet`),
    /** A variant by its SKU, from its first shelf in the arena. */
    variant: async (sku: string): Promise<SoldVariant> => {
      const [found] = await rows<SoldVariant>(`SELECT v.id, s.price, s.stock, s.warehouse_id AS warehouse FROM variants AS v LEFT JOIN variant_stocks AS s ON s.variant_id = v.id AND s.arena_id = ${arena} WHERE v.sku = '${sku}' ORDER BY s.id LIMIT 1`);
      if (!found) throw new Error(`${sku} is nowhere`);
      return found;
    },
    player: async (username = 'player') => {
      const [found] = await rows<{ id: number; username: string }>(`SELECT id, username FROM users WHERE username = '${username}'`);
      if (!found) throw new Error(`${username} is nobody`);
      return found;
    },
    balance: (user: number) => one(`SELECT balance FROM wallets WHERE user_id = ${user}`),
    /** Sets what lies on a shelf, by a move. */
    stock: async (variant: number, warehouse: number, wanted: number) => {
      await rows(`INSERT INTO stock_moves (variant_id, warehouse_id, arena_id, amount, reason) SELECT ${variant}, ${warehouse}, ${arena}, ${wanted} - s.stock, 'correction' FROM variant_stocks AS s WHERE s.variant_id = ${variant} AND s.warehouse_id = ${warehouse} AND s.stock <> ${wanted}`);
    },
    stockOf: (variant: number) => one(`SELECT sum(stock) FROM variant_stocks WHERE variant_id = ${variant} AND arena_id = ${arena}`),
  };
}

/** What must hold of all books at any time; answers what does not. */
export const brokenBooks = (rows: <T>(query: string) => Promise<readonly T[]>): Promise<readonly { readonly what: string; readonly n: number }[]> =>
  rows<{ what: string; n: number }>(`SELECT * FROM (
    SELECT 'lines make the gross' AS what, count(*)::integer AS n FROM invoices AS i WHERE gross <> (SELECT sum(total) FROM invoice_lines WHERE invoice_id = i.id)
    UNION ALL SELECT 'net and taxes make the gross', count(*)::integer FROM invoices AS i WHERE gross <> net + (SELECT coalesce(sum(amount), 0) FROM invoice_taxes WHERE invoice_id = i.id)
    UNION ALL SELECT 'a reversal cancels', count(*)::integer FROM invoices AS r JOIN invoices AS o ON o.id = r.restored_invoice_id WHERE r.gross + o.gross <> 0 OR r.net + o.net <> 0
    UNION ALL SELECT 'numbers without a gap', count(*)::integer FROM (SELECT count(*) AS many, max(sequence) AS last FROM invoices GROUP BY arena_id, register_label, year) AS x WHERE many <> last
    UNION ALL SELECT 'transactions without a gap', count(*)::integer FROM (SELECT count(*) AS many, max(number) AS last FROM transactions GROUP BY arena_id) AS x WHERE many <> last
    UNION ALL SELECT 'moves make the stock', count(*)::integer FROM variant_stocks AS s WHERE stock <> (SELECT coalesce(sum(amount), 0) FROM stock_moves AS m WHERE m.variant_id = s.variant_id AND m.warehouse_id = s.warehouse_id)
    UNION ALL SELECT 'nothing below an empty shelf', count(*)::integer FROM variant_stocks WHERE stock < 0
    UNION ALL SELECT 'the ledger makes the wallets', count(*)::integer FROM wallets AS w WHERE balance <> (SELECT coalesce(sum(amount), 0) FROM coin_ledger AS l WHERE l.user_id = w.user_id)
  ) AS found WHERE n > 0`);
