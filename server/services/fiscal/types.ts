import type { TaxShare } from '#resources/domain/tax.ts';

/** A seller as the tax office knows them, at the moment of the sale. */
export interface Issuer {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  /** Tax number, as the company has it (without a country's prefix). */
  readonly pidn: string;
}

/** Another invoice that this one takes back. */
export interface TakenBack {
  readonly id: number;
  readonly label: string;
  /** Local wall time of its arena, `YYYY-MM-DDTHH:mm:ss`. */
  readonly issued: string;
  readonly fiscal_data: Readonly<Record<string, unknown>>;
}

/** An invoice as it is told to a tax office. Amounts are minor units; a reversal has them negated. */
export interface FiscalInvoice {
  readonly id: number;
  readonly arena: number;
  /** Language of the arena's papers: which country's rules hold. */
  readonly locale: string;
  /** Local wall time of the arena, fixed once with the sale: `YYYY-MM-DDTHH:mm:ss`. Every code is derived from it. */
  readonly issued: string;
  readonly timezone: string;
  /** The instant of it (ISO): of a wall time that comes twice in autumn it tells which. What was kept before this was noted has none. */
  readonly instant?: string;
  /** Mark of the business place. */
  readonly place: string;
  readonly register: number;
  readonly year: number;
  readonly sequence: number;
  /** The number as it is printed. */
  readonly label: string;
  readonly currency: string;
  readonly gross: number;
  readonly net: number;
  readonly taxes: readonly TaxShare[];
  readonly paymentMethod: 'cash' | 'creditCard' | 'bank';
  readonly issuer: Issuer;
  /** The company it is made out to; null for a walk-in. */
  readonly recipient: { readonly name: string; readonly address: string; readonly pidn: string } | null;
  readonly operator: { readonly name: string; readonly pidn: string | null };
  readonly lines: readonly { readonly name: string; readonly quantity: number; readonly price: number; readonly total: number }[];
  readonly takesBack: TakenBack | null;
}

/** How an invoice stands with the tax office. */
export type FiscalState = 'none' | 'pending' | 'done' | 'rejected';
