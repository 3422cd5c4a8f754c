import type { Violation } from '#resources/schema/violations.ts';
import type { SaleBody, SaleMethod } from '#dataProviders/types.ts';

/** A cash register, and who works at it: what is remembered there is shown to nobody else. */
export interface TillOwner {
  readonly user: number;
  readonly arena: number;
  /** Label of the register. */
  readonly register: string;
}
/**
 * How far a sale is. `prepared`: its key is kept, nothing was sent. `sent`: no answer yet. `unknown`: the answer was lost and is being asked for.
 * `refused`: nothing was sold, and never will be under this key.
 */
export type SaleState = 'prepared' | 'sent' | 'unknown' | 'refused' | 'invoiced' | 'fiscalized' | 'printed';

/** Why a sale was refused, as the service said it. `neverArrived` and `saidUnsold` are our own: the service never saw it, or a person says so. */
export interface SaleRefusal {
  readonly status: number;
  readonly code: string;
  readonly sentence: string;
  readonly lines: readonly string[];
  /** With their data: a price of now, pieces that are left. */
  readonly violations: readonly Violation[];
}
/** What is sold, as a screen hands it over. */
export interface NewSale {
  readonly body: SaleBody;
  /** Minor units. */
  readonly gross: number;
  readonly currency: string;
  /** What is sold, in a few words, for the journal. */
  readonly title: string;
  /** What each line is called, as the body orders them: a refusal speaks of them by name. */
  readonly names?: readonly string[];
  /** The screen's own basket, which can be brought back if nothing comes of the sale. */
  readonly cart?: unknown;
  /** Called once all of this is kept, before anything is sent: from then on the basket is the sale's. */
  readonly onKept?: () => Promise<void>;
}
/** A sale as this browser remembers it. */
export interface SaleEntry extends TillOwner, Omit<NewSale, 'cart' | 'onKept'> {
  readonly key: string;
  readonly state: SaleState;
  /** Epoch milliseconds. */
  readonly at: number;
  /** How often its outcome was asked for, and when it is next; null when nothing is open. */
  readonly asks: number;
  readonly nextAsk: number | null;
  readonly invoice: { readonly id: number; readonly label: string } | null;
  /** Number of the transaction of a sale that costs nothing. */
  readonly transaction: string | null;
  /** What the invoice is, whatever was printed: waiting for the tax office, refused by it, or restored. */
  readonly since?: 'pending' | 'rejected' | 'restored' | null;
  readonly refusal: SaleRefusal | null;
  /** Invoices of this person around that time with this total, where no key can be asked for: which of them is this sale, or none, is for a person to say. */
  readonly near?: readonly NearInvoice[] | undefined;
}
export interface NearInvoice {
  readonly id: number;
  readonly label: string;
  /** ISO 8601 in UTC. */
  readonly created_at: string;
}
/** A basket that was put aside. */
export interface ParkedSale extends TillOwner {
  readonly id: string;
  readonly name: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Minor units. */
  readonly gross: number;
  readonly currency: string;
  readonly cart: unknown;
}
/** The basket of a sale, until that is known to be sold; `key` is the sale's. */
export interface SaleBasket extends TillOwner {
  readonly key: string;
  readonly at: number;
  readonly cart: unknown;
}
/** The basket that is being filled: not parked, and no sale yet. `register` is empty until one is chosen. */
export interface Draft extends TillOwner {
  /** Epoch milliseconds of its last change. */
  readonly at: number;
  readonly cart: unknown;
}

/** A register of the arena, and a way to pay there. */
export interface CashRegister {
  readonly id: number;
  /** As the service writes it. */
  readonly label: number | string;
}
export interface PaymentChoice {
  readonly id: number;
  readonly method: SaleMethod;
  readonly name: string;
  readonly fiscalize: boolean;
}

export const settled = ({ state }: Pick<SaleEntry, 'state'>): boolean => state !== 'prepared' && state !== 'sent' && state !== 'unknown';
/** Was something sold? */
export const sold = ({ state }: Pick<SaleEntry, 'state'>): boolean => state === 'invoiced' || state === 'fiscalized' || state === 'printed';
