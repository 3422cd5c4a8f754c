import { invoiceLabel } from '#resources/domain/invoice-number.ts';
import { splitTaxes } from '#resources/domain/tax.ts';
import type { Cell } from '#server/db/bulk.ts';
import type { Buyer } from '#server/demo/person.ts';
import { pastCodes } from '#server/demo/history/fiscal.ts';
import { visitRows, visitsOf } from '#server/demo/history/play.ts';
import type { Sale } from '#server/demo/history/sales.ts';
import type { Moments } from '#server/demo/history/times.ts';
import type { Clerk, Venue } from '#server/demo/history/world.ts';
import type { Random } from '#server/demo/random.ts';

type Row = readonly Cell[];
/** Table -> columns that the history writes, in the order in which tables need one another. */
export const columns = {
  orders: ['id', 'arena_id', 'number', 'status', 'payment_status', 'delivery_status', 'note', 'serial_number', 'delivery', 'delivery_amount', 'user_id', 'user_frozen', 'billing', 'shipping', 'for_company', 'created_at', 'updated_at'],
  order_lines: ['order_id', 'position', 'variant_id', 'name', 'quantity', 'price', 'total'],
  invoices: [
    'id', 'arena_id', 'register_label', 'year', 'sequence', 'number', 'label', 'currency', 'arena_frozen', 'by_user_id', 'by_user_frozen', 'user_id', 'user_frozen', 'payment_method', 'gross', 'net', 'order_id', 'restored_invoice_id',
    'restoring_reason', 'fiscalized', 'fiscal_data', 'created_at', 'updated_at',
  ],
  invoice_lines: ['invoice_id', 'arena_id', 'position', 'variant_id', 'warehouse_id', 'name', 'category', 'category_attributes', 'quantity', 'price', 'total'],
  invoice_taxes: ['invoice_id', 'arena_id', 'position', 'name', 'rate', 'base', 'amount'],
  stock_moves: ['variant_id', 'warehouse_id', 'arena_id', 'amount', 'reason', 'invoice_id', 'actor_id', 'created_at'],
  play_sessions: ['id', 'arena_id', 'user_id', 'username', 'device_id', 'hostname', 'rate_per_minute', 'base_rate', 'started_at', 'stopped_at', 'stop_reason', 'last_polling_date'],
  session_games: ['session_id', 'arena_id', 'name', 'started_at', 'seconds'],
  coin_ledger: ['id', 'user_id', 'amount', 'arena_id', 'reason', 'actor_id', 'created_at', 'invoice_id', 'session_id'],
  transactions: ['id', 'arena_id', 'number', 'description', 'ledger_id', 'by_user_id', 'by_user_frozen', 'to_user_id', 'to_user_frozen', 'invoice_id', 'restored_transaction_id', 'restoring_reason', 'created_at', 'updated_at'],
  inventory: ['user_id', 'arena_id', 'name', 'type', 'amount', 'active', 'duration', 'invoice_id', 'withdrawn_at', 'created_at', 'updated_at'],
  subscriptions: ['user_id', 'arena_id', 'name', 'image', 'bonus', 'duration', 'daily_reward', 'invoice_id', 'withdrawn_at', 'created_at', 'expires_at', 'updated_at', 'rewarded_on'],
  carts: ['id', 'arena_id', 'user_id', 'order_id', 'invoice_id', 'checkout_step', 'gross', 'net', 'created_at', 'expires_at', 'updated_at'],
  cart_lines: ['cart_id', 'position', 'variant_id', 'name', 'category', 'image', 'quantity', 'price', 'total'],
} as const;
export type HistoryTable = keyof typeof columns;
export type HistoryRows = { readonly [T in HistoryTable]: Row[] };
export const noRows = (): HistoryRows => Object.fromEntries(Object.keys(columns).map((table) => [table, []])) as unknown as HistoryRows;

/** Next ids, counted through all arenas. */
export interface Ids {
  invoice: number;
  order: number;
  cart: number;
  session: number;
  ledger: number;
  transaction: number;
}
interface Paper {
  readonly at: number;
  readonly sale: Sale;
  readonly back: boolean;
}
/** What moved somebody's coins. */
interface Movement {
  readonly at: number;
  readonly buyer: Buyer;
  readonly amount: number;
  readonly reason: 'sale' | 'restore' | 'award' | 'play';
  readonly clerk: Clerk | null;
  readonly invoice: number | null;
  readonly session: number | null;
  /** The sale that brought the coins, or that was taken back. */
  readonly of: Sale | null;
}

const iso = (at: number) => new Date(at).toISOString();
const day = 86_400_000;
export const frozenBuyer = ({ name, username, email }: Buyer) => ({ name, username, email, pidn: null });
const recipient = ({ buyer, company }: Sale): string | null => (buyer === null && company === null ? null : JSON.stringify({ ...(buyer ? frozenBuyer(buyer) : {}), ...(company ? { company } : {}) }));
const numberIn = (attributes: Sale['lines'][number]['good']['attributes'], name: string): number => Number(attributes.find((attribute) => attribute.name === name)?.value ?? 0);

interface Given {
  readonly venue: Venue;
  readonly sales: readonly Sale[];
  readonly buyers: readonly Buyer[];
  readonly moments: Moments;
  readonly random: Random;
  readonly ids: Ids;
  readonly since: number;
  readonly now: number;
  /** Order in the web shop that a sale belongs to. */
  readonly orderOf: (sale: Sale, invoice: number) => number | null;
}

/** What a personal good gives its buyer besides coins. */
const addHoldings = (rows: HistoryRows, venue: Venue, sale: Sale, invoice: number, ended: string | null, now: number): void => {
  const { buyer, at } = sale;
  if (!buyer) return;
  for (const { good, quantity } of sale.lines) {
    if (good.category === 'Subscriptions') {
      const duration = Math.max(1, numberIn(good.attributes, 'duration'));
      rows.subscriptions.push([buyer.id, venue.id, good.item, good.image, numberIn(good.attributes, 'bonus'), duration, numberIn(good.attributes, 'daily_reward'), invoice, ended, iso(at), iso(at + duration * day), ended ?? iso(at), iso(now).slice(0, 10)]);
    }
    for (const gift of good.gifts) rows.inventory.push([buyer.id, venue.id, gift.name, gift.type, gift.value * quantity, false, gift.duration, invoice, ended, iso(at), ended ?? iso(at)]);
  }
};

/** Turns an arena's sales and its players' coins into rows: numbered in order of time, with stock, coins, transactions and play that agree with them. */
export function rowsOf({ venue, sales, buyers, moments, random, ids, since, now, orderOf }: Given): HistoryRows {
  const rows = noRows();
  const papers: Paper[] = sales.flatMap((sale) => [{ at: sale.at, sale, back: false }, ...(sale.restored ? [{ at: sale.at + sale.restored.after * 60_000, sale, back: true }] : [])]).sort((a, b) => a.at - b.at);
  const sequences = new Map<string, number>();
  const invoiceOf = new Map<Sale, number>();
  const movements: Movement[] = [];
  const delivered = new Map<string, { readonly variant: number; readonly warehouse: number; sold: number; back: number }>();

  for (const { at, sale, back } of papers) {
    const id = ids.invoice++;
    const sign = back ? -1 : 1;
    const year = moments.yearOf(at);
    const sequence = (sequences.get(`${year} ${sale.register}`) ?? 0) + 1;
    sequences.set(`${year} ${sale.register}`, sequence);
    const split = splitTaxes(sale.lines.map(({ total, good }) => ({ total, taxes: good.taxes })));
    const label = invoiceLabel({ locale: venue.locale, place: venue.place, register: sale.register, year, sequence });
    const fiscalized = venue.fiscalizes && !random.chance(2);
    const original = back ? (invoiceOf.get(sale) ?? null) : null;
    if (!back) invoiceOf.set(sale, id);
    rows.invoices.push([
      id, venue.id, sale.register, year, sequence, String(sequence), label, venue.currency, venue.frozen, sale.clerk.id, sale.clerk.frozen, sale.buyer?.id, recipient(sale), sale.method, sign * split.gross, sign * split.net,
      back ? null : orderOf(sale, id), original, back ? sale.restored?.reason : null, fiscalized, JSON.stringify(fiscalized ? pastCodes({ locale: venue.locale, timezone: venue.timezone, label, at: iso(at), gross: sign * split.gross, pidn: venue.pidn }) : {}), iso(at), iso(at),
    ]);
    for (const [position, { good, quantity, total }] of sale.lines.entries()) {
      rows.invoice_lines.push([id, venue.id, position, good.variant, good.warehouse, good.name, good.category, JSON.stringify(good.attributes), sign * quantity, good.price, sign * total]);
      if (good.warehouse !== null) {
        rows.stock_moves.push([good.variant, good.warehouse, venue.id, -sign * quantity, back ? 'restore' : 'sale', id, sale.clerk.id, iso(at)]);
        const known = delivered.get(`${good.variant} ${good.warehouse}`) ?? { variant: good.variant, warehouse: good.warehouse, sold: 0, back: 0 };
        if (back) known.back += quantity;
        else known.sold += quantity;
        delivered.set(`${good.variant} ${good.warehouse}`, known);
      }
      if (good === venue.coins && sale.buyer) movements.push({ at, buyer: sale.buyer, amount: sign * quantity, reason: back ? 'restore' : 'sale', clerk: sale.clerk, invoice: id, session: null, of: sale });
    }
    for (const [position, { name, rate, base, amount }] of split.taxes.entries()) rows.invoice_taxes.push([id, venue.id, position, name, rate, sign * base, sign * amount]);
    if (!back) addHoldings(rows, venue, sale, id, sale.restored ? iso(sale.at + sale.restored.after * 60_000) : null, now);
  }
  // Deliveries bring what was sold since, and what came back was written off: the shelves stand as they stood before the history.
  const correction = (variant: number, warehouse: number, amount: number, at: number): Row => [variant, warehouse, venue.id, amount, 'correction', null, venue.clerks[0]?.id, iso(at)];
  const shelves = [...delivered.values()];
  rows.stock_moves.unshift(...shelves.map(({ variant, warehouse, sold }) => correction(variant, warehouse, sold, since)));
  rows.stock_moves.push(...shelves.filter(({ back }) => back > 0).map(({ variant, warehouse, back }) => correction(variant, warehouse, -back, now)));
  addPlay(rows, { venue, buyers, movements, random, ids, since, now });
  addLedger(rows, venue, movements, ids);
  return rows;
}

/** Awards, and visits with the coins that were bought; each visit is paid by one line of the ledger. */
const addPlay = (rows: HistoryRows, { venue, buyers, movements, random, ids, since, now }: Pick<Given, 'venue' | 'buyers' | 'random' | 'ids' | 'since' | 'now'> & { readonly movements: Movement[] }): void => {
  const bought = new Map<number, number>();
  // Coins that a mixed sale brought were taken back again.
  for (const { buyer, at, reason, amount } of movements) if (reason === 'sale' && amount > 0) bought.set(buyer.id, Math.max(bought.get(buyer.id) ?? 0, at));
  const visits = buyers.flatMap((buyer) => {
    const from = bought.get(buyer.id);
    return from === undefined ? [] : visitsOf(venue, buyer, from + 15 * 60_000, now);
  });
  const played = visitRows(venue, visits, ids.session, random);
  rows.play_sessions.push(...played.sessions);
  rows.session_games.push(...played.games);
  for (const [i, { buyer, from, minutes, cost }] of visits.entries()) movements.push({ at: from + minutes * 60_000, buyer, amount: -cost, reason: 'play', clerk: null, invoice: null, session: ids.session + i, of: null });
  ids.session += visits.length;
  for (const buyer of buyers) {
    const from = Math.max(since, buyer.since);
    if (buyer.coins.awarded > 0) movements.push({ at: from + Math.floor((now - from) / 3), buyer, amount: buyer.coins.awarded, reason: 'award', clerk: random.pick(venue.clerks), invoice: null, session: null, of: null });
  }
};

const described = { sale: 'Coins', restore: 'Coins taken back', award: 'Award' } as const;
/** The ledger in order of time, and a transaction for whatever staff did. */
const addLedger = (rows: HistoryRows, venue: Venue, movements: Movement[], ids: Ids): void => {
  const transactionOf = new Map<Sale, number>();
  let number = 0;
  for (const { at, buyer, amount, reason, clerk, invoice, session, of } of movements.sort((a, b) => a.at - b.at)) {
    const line = ids.ledger++;
    rows.coin_ledger.push([line, buyer.id, amount, venue.id, reason, clerk?.id, iso(at), invoice, session]);
    if (reason === 'play' || clerk === null) continue;
    const id = ids.transaction++;
    number += 1;
    const original = reason === 'restore' && of ? (transactionOf.get(of) ?? null) : null;
    if (reason === 'sale' && of) transactionOf.set(of, id);
    rows.transactions.push([id, venue.id, number, described[reason], line, clerk.id, clerk.frozen, buyer.id, JSON.stringify(frozenBuyer(buyer)), invoice, original, original === null ? null : of?.restored?.reason, iso(at), iso(at)]);
  }
};
