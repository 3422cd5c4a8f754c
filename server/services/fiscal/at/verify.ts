import type { KeyObject } from 'node:crypto';
import { turnoverOf } from '#server/services/fiscal/at/buckets.ts';
import { chainOf, isOutage, marks, readJws, readPayload } from '#server/services/fiscal/at/code.ts';
import { decryptCounter } from '#server/services/fiscal/at/counter.ts';
import { isSignedBy } from '#server/services/fiscal/at/signature.ts';

export type Fault = 'form' | 'register' | 'number' | 'start' | 'chain' | 'counter' | 'signature';
export interface Found {
  /** Place in the chain, from 0. */
  readonly at: number;
  readonly fault: Fault;
}
interface Trust {
  readonly register: string;
  readonly key: Buffer;
  /** Of the certificate with this serial; null for one that nobody knows. */
  readonly publicKey: (serial: string) => KeyObject | null;
}

const counterHolds = (counter: string, number: string, turnover: number, { register, key }: Trust): boolean => {
  try {
    return decryptCounter(key, register, number, counter) === turnover;
  } catch {
    return false;
  }
};

/** Goes through a register's receipts from its first on, compact JWS each, and tells what does not hold. */
export function faultsIn(receipts: readonly string[], trust: Trust): readonly Found[] {
  const found: Found[] = [];
  const seen = new Set<string>();
  let turnover = 0;
  for (const [at, jws] of receipts.entries()) {
    const signed = readJws(jws);
    const receipt = signed && readPayload(signed.payload);
    const tell = (fault: Fault, holds: boolean): void => void (holds || found.push({ at, fault }));
    tell('form', receipt !== null);
    if (!signed || !receipt) continue;
    const { counter, number } = receipt;
    if (counter !== marks.training) turnover += turnoverOf(receipt.buckets);
    tell('register', receipt.register === trust.register);
    tell('number', !seen.has(number));
    seen.add(number);
    // The first one takes nothing, and no outage excuses it.
    tell('start', at > 0 || (turnoverOf(receipt.buckets) === 0 && !isOutage(signed)));
    tell('chain', receipt.chain === chainOf(receipts[at - 1] ?? trust.register));
    tell('counter', counter === marks.reversal || counter === marks.training || counterHolds(counter, number, turnover, trust));
    const key = trust.publicKey(receipt.serial);
    tell('signature', isOutage(signed) || (key !== null && isSignedBy(jws, key)));
  }
  return found;
}
