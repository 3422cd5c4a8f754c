import { noTurnover, turnoverOf, type Buckets } from '#server/services/fiscal/at/buckets.ts';
import { chainOf, marks, payloadOf, type Receipt } from '#server/services/fiscal/at/code.ts';
import { encryptCounter } from '#server/services/fiscal/at/counter.ts';

/**
 * `start` opens a register's chain, `collective` is the first signed one after an outage, `monthly` and `yearly` stand at the end of a month and of a year, `final` at
 * the end of the register. These take nothing.
 */
export type Kind = 'start' | 'normal' | 'reversal' | 'training' | 'collective' | 'monthly' | 'yearly' | 'final';

/** A receipt in its register's order, before it is tied to the one before it and signed. */
export interface Draft {
  readonly kind: Kind;
  readonly number: string;
  readonly issued: string;
  readonly buckets: Buckets;
  /** Turnover of the register with this one, cents. */
  readonly turnover: number;
}
/** What a register's receipts have in common. */
export interface Register {
  readonly suite: string;
  readonly register: string;
  readonly serial: string;
  readonly key: Buffer;
}

/** The next receipt of a register. Training moves no turnover; a reversal does, though its receipt does not show it. */
export function draftOf(kind: Kind, { number, issued, buckets = noTurnover }: { readonly number: string; readonly issued: string; readonly buckets?: Buckets }, before: number): Draft {
  return { kind, number, issued, buckets, turnover: before + (kind === 'training' ? 0 : turnoverOf(buckets)) };
}

/** A receipt but for what ties it to the one before it, as a register keeps it from the sale on. */
export interface Entry {
  readonly kind: Kind;
  readonly turnover: number;
  readonly receipt: Omit<Receipt, 'chain'>;
  /** The last month that a receipt stands at the end of, `2026-11`; absent before the first. */
  readonly closed?: string;
  /** How often the register was opened; absent for once. */
  readonly life?: number;
}
export function entryOf({ suite, register, serial, key }: Register, { kind, number, issued, buckets, turnover }: Draft): Entry {
  const counter = kind === 'reversal' || kind === 'training' ? marks[kind] : encryptCounter(key, register, number, turnover);
  return { kind, turnover, receipt: { suite, register, number, issued, buckets, counter, serial } };
}
/** What is signed of it. @param previous compact JWS of the one before it; null for the first */
export const payloadAfter = ({ kind, receipt }: Entry, previous: string | null): string => payloadOf({ ...receipt, chain: chainOf((kind === 'start' ? null : previous) ?? receipt.register) });

/** What is signed of a receipt. @param previous compact JWS of the one before it; null for the first */
export const payloadFor = (register: Register, draft: Draft, previous: string | null): string => payloadAfter(entryOf(register, draft), previous);
