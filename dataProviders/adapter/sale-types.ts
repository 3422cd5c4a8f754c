import type { Row } from './types.ts';

export type SaleMethod = 'cash' | 'creditCard' | 'bank';
/** One line of a sale. `price` is the unit price that was seen, in minor units; the service refuses another one. */
export interface SaleLine {
  /** Of the variant. */
  readonly id: number;
  /** Pieces; coins for the Coins item. */
  readonly quantity: number;
  readonly price: number;
  /** Minor units that were entered; for the Coins item alone. */
  readonly amount?: number;
}
/** The company that an invoice is made out to. */
export interface SaleCompany {
  readonly name: string;
  readonly pidn: string;
  readonly address: string;
}
export interface SaleUser {
  readonly id: number;
  readonly name: string | null;
  readonly email: string | null;
  readonly username: string;
  /** Coins, as they were seen. */
  readonly balance?: number;
  readonly company?: SaleCompany;
}
/** What is sold, to whom, at which register; who sells is the caller. */
export interface SaleBody {
  readonly arena_id: number;
  readonly cash_register_label: number | string;
  readonly payment_method: SaleMethod;
  readonly variants: readonly SaleLine[];
  /** The player; for somebody unknown the company alone. */
  readonly user?: SaleUser | { readonly company: SaleCompany };
}

/** How an invoice stands with the tax office. */
export interface SoldFiscal {
  /** `none`: this country or company needs no record. `rejected`: the authority refused what was said, which waits for a person. */
  readonly state: 'none' | 'pending' | 'done' | 'rejected';
  /** Past what the law allows. */
  readonly late: boolean;
  readonly attempts: number;
  readonly last_error: { readonly code: string; readonly field: string | null; readonly text: string } | null;
  /** ISO 8601 in UTC. */
  readonly deadline: string | null;
}
export interface SoldLine {
  readonly name: string;
  readonly category?: { readonly name: string } | null;
  readonly category_attributes?: readonly { readonly name: string; readonly value: unknown }[];
  readonly variant_id?: number;
  readonly quantity: number;
  /** Minor units. */
  readonly price: number;
  readonly total_price: number;
}
/** An invoice as a sale, a restore or a fiscalization answers it: a record of the list. */
export interface SoldInvoice extends Row {
  readonly id: number;
  /** As it is printed. */
  readonly label: string;
  readonly number: string;
  /** ISO 8601 in UTC. */
  readonly created_at: string;
  readonly cart: { readonly gross: number; readonly net: number; readonly items: readonly SoldLine[] };
  readonly taxes: readonly { readonly name: string; readonly rate: number; readonly base: number; readonly amount: number }[];
  readonly payment_method: { readonly name: SaleMethod };
  readonly fiscalized: boolean;
  readonly fiscal_data: Readonly<Record<string, unknown>>;
  readonly fiscal?: SoldFiscal | null;
  /** How often it was printed, on any machine, where the service counts that. */
  readonly prints?: number;
  readonly restored_invoice_id: number | null;
}
/** What came of a sale: an invoice; a total of zero makes a transaction alone. */
export interface Sale {
  readonly invoice: SoldInvoice | null;
  readonly transaction: { readonly id: number; readonly number: string } | null;
}
/** What came of a key. `unseen`: the service never saw it, and from now on refuses it. */
export type Outcome =
  | { readonly state: 'done'; readonly result: unknown }
  | { readonly state: 'refused'; readonly error: Error }
  | { readonly state: 'unseen' };

/** A sale as it was sent. `gross` in minor units, `at` when it was sent (epoch milliseconds). */
export interface SentSale {
  readonly body: SaleBody;
  readonly gross: number;
  readonly at: number;
  /** It was sent so long ago that no service remembers its key. */
  readonly forgotten?: boolean;
}
/** Invoices that may be what came of a sale: those alike in everything, and those that are near it. */
export interface Likeness {
  readonly certain: readonly SoldInvoice[];
  readonly near: readonly SoldInvoice[];
}

export type SheetUnit = 'pieces' | 'coins' | 'days' | 'minutes' | 'percent';
/** What a restore of an invoice will do, and what of it was used already. */
export interface RestoreSheet {
  /** `daily`: coins that a subscription has brought so far. */
  readonly lines: readonly { readonly name: string; readonly unit?: SheetUnit; readonly daily?: boolean; readonly quantity: number; readonly taken_back: number; readonly used: number }[];
  /** `returned`: taken back before, by restoring their transaction alone. */
  readonly coins: { readonly sold: number; readonly left: number; readonly taken_back: number; readonly returned?: number };
  /** A shelf that is gone takes nothing back. */
  readonly stock: readonly { readonly name: string; readonly warehouse: string | null; readonly quantity: number; readonly gone?: boolean }[];
  readonly payment_method: SaleMethod;
  /** Minor units. */
  readonly gross: number;
}
export interface Restoring {
  readonly restoring_reason: string;
}
/** A variant of what an arena can sell at this moment. Price in minor units. */
export interface SellableVariant extends Row {
  readonly id: number;
  readonly name: string;
  readonly sku: string | null;
  readonly barcode?: string | null;
  readonly price: number;
  readonly stock: number;
  /** Of the Coins item alone. */
  readonly coins_per_currency: number | null;
  readonly currency: string | null;
}
export interface SellableItem extends Row {
  readonly id: number;
  readonly name: string;
  readonly category: { readonly id: number; readonly name: string };
  readonly variants: readonly SellableVariant[];
}
/** By the name of the category. */
export type Sellable = Readonly<Record<string, readonly SellableItem[]>>;

export interface SaleCalls {
  /** What an arena can sell at this moment; by name, or by what stands on a piece. */
  readonly purchaseItems: (arena: number, asked?: { readonly name?: string; readonly sku?: string }, signal?: AbortSignal) => Promise<Sellable>;
  /** Sells. The key is stored before; a lost answer is asked for by `outcomeOf`, the sale is never made anew. */
  readonly sell: (body: SaleBody, key: string, signal?: AbortSignal) => Promise<Sale>;
  /** What came of a sale, a restore or a fiscalization whose answer was lost. */
  readonly outcomeOf: (key: string, signal?: AbortSignal) => Promise<Outcome>;
  /** Invoices that may be what came of a sale whose answer was lost, at a service that knows no keys or has forgotten; null at one that knows, which is asked by `outcomeOf`. */
  readonly salesLike: (sale: SentSale, signal?: AbortSignal) => Promise<Likeness | null>;
  /** The sale that an outcome speaks of, as it stands now. */
  readonly saleOf: (result: unknown, signal?: AbortSignal) => Promise<Sale>;
  /** Takes an invoice back; answers the reversal. */
  readonly restoreInvoice: (id: number, asked: Restoring, key: string) => Promise<SoldInvoice>;
  readonly fiscalizeInvoice: (id: number, key: string) => Promise<SoldInvoice>;
  /** Takes a transaction back; answers the reversal. */
  readonly restoreTransaction: (id: number, asked: Restoring, key: string) => Promise<Row>;
  readonly restoreSheet: (id: number, signal?: AbortSignal) => Promise<RestoreSheet>;
  /** What a restore of a transaction will do with its coins. */
  readonly restoreTransactionSheet: (id: number, signal?: AbortSignal) => Promise<Pick<RestoreSheet, 'coins'>>;
  /** Notes that an invoice is printed once more; answers which copy that is, 0 for the original. Null where the service counts no prints. */
  readonly notePrint: (id: number, key: string, signal?: AbortSignal) => Promise<number | null>;
  /** How often an invoice was printed; null where the service counts no prints. */
  readonly printsOf: (id: number, signal?: AbortSignal) => Promise<number | null>;
  /** Invoices by their ids, as they stand now; those that are there. */
  readonly invoicesOf: (ids: readonly number[], signal?: AbortSignal) => Promise<readonly SoldInvoice[]>;
}
