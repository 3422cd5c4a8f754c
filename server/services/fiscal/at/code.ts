import { createHash } from 'node:crypto';
import { amountOf, amountText } from '#server/services/fiscal/amount.ts';
import { base32 } from '#server/services/fiscal/at/base32.ts';
import { bucketNames, type Buckets } from '#server/services/fiscal/at/buckets.ts';

/** What stands in place of the counter on a receipt that takes another one back, and on one made for training. */
export const marks = { reversal: 'U1RP', training: 'VFJB' } as const;
/** What stands in place of the signature while the signing device is down. */
export const outageText = 'Sicherheitseinrichtung ausgefallen';
/** The header of every signed receipt, `{"alg":"ES256"}`. */
export const header = Buffer.from('{"alg":"ES256"}').toString('base64url');

/** A receipt as its code says it, but for the signature. */
export interface Receipt {
  /** Who certified the signing device: `R1-AT1`. */
  readonly suite: string;
  /** Mark of the cash register, unique for its owner. */
  readonly register: string;
  /** Never given twice by a register. */
  readonly number: string;
  /** Local wall time, `YYYY-MM-DDTHH:mm:ss`. */
  readonly issued: string;
  readonly buckets: Buckets;
  /** Encrypted turnover, or one of the marks. */
  readonly counter: string;
  /** Serial number of the certificate, lowercase hex. */
  readonly serial: string;
  /** What ties it to the receipt before it. */
  readonly chain: string;
}

/** Amounts have a comma here. */
const euros = (cents: number): string => amountText(cents).replace('.', ',');
const centsOf = (text: string): number | null => (text.includes('.') ? null : amountOf(text.replace(',', '.')));

/** Nothing within a field may look like what stands between fields. */
export const fieldText = (text: string): string => text.replaceAll(/[_\s]+/g, '-');
/** The suite that a company's setting names (`AT1`), or that of trials. */
export const suiteOf = (location: string | null): string => (/^AT\d{1,3}$/.test(location ?? '') ? `R1-${location}` : 'R1-AT100');
/** The mark of a register: the place and its number there. */
export const registerOf = ({ place, register }: { readonly place: string; readonly register: number }): string => fieldText(`${place}-${register}`);

/** What is signed. @throws RangeError 'at.field' for a field that would be read as two, or is empty */
export function payloadOf({ suite, register, number, issued, buckets, counter, serial, chain }: Receipt): string {
  const fields = [suite, register, number, issued, ...bucketNames.map((name) => euros(buckets[name])), counter, serial, chain];
  if (fields.some((field) => field === '' || /[_\s]/.test(field))) throw new RangeError('at.field');
  return `_${fields.join('_')}`;
}

/** Reads what is signed; null for what is in no such form. */
export function readPayload(payload: string): Receipt | null {
  const [before, suite = '', register = '', number = '', issued = '', normal = '', reduced1 = '', reduced2 = '', zero = '', special = '', counter = '', serial = '', chain = '', ...more] = payload.split('_');
  const amounts = [normal, reduced1, reduced2, zero, special].map((text) => centsOf(text));
  const [first, second, third, fourth, fifth] = amounts;
  if (before !== '' || chain === '' || more.length > 0 || [suite, register, number, counter, serial].includes('') || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(issued)) return null;
  if (first == null || second == null || third == null || fourth == null || fifth == null) return null;
  return { suite, register, number, issued, buckets: { normal: first, reduced1: second, reduced2: third, zero: fourth, special: fifth }, counter, serial, chain };
}

/** Ties a receipt to the one before it: its whole compact JWS, or for the first one the mark of its register. */
export const chainOf = (previous: string): string => createHash('sha256').update(previous, 'utf8').digest().subarray(0, 8).toString('base64');

export interface Signed {
  readonly payload: string;
  /** 64 bytes, or the text that stands for an outage. */
  readonly signature: Buffer;
}
/** The compact form of a signed receipt. */
export const jwsOf = ({ payload, signature }: Signed): string => `${header}.${Buffer.from(payload, 'utf8').toString('base64url')}.${signature.toString('base64url')}`;
/** A receipt that could not be signed; the chain goes on over it. */
export const unsigned = (payload: string): string => jwsOf({ payload, signature: Buffer.from(outageText, 'ascii') });
/** Reads a compact JWS; null for one with another header, or in no such form. */
export function readJws(jws: string): Signed | null {
  const [head, payload = '', signature = '', ...more] = jws.split('.');
  if (head !== header || payload === '' || signature === '' || more.length > 0 || !/^[\w.-]+$/.test(jws)) return null;
  return { payload: Buffer.from(payload, 'base64url').toString('utf8'), signature: Buffer.from(signature, 'base64url') };
}
export const isOutage = ({ signature }: Signed): boolean => signature.toString('ascii') === outageText;

/** The text of the square code. */
export const qrOf = ({ payload, signature }: Signed): string => `${payload}_${signature.toString('base64')}`;
/** Reads the text of a square code; null for what is none. */
export function readQr(text: string): Signed | null {
  const at = text.lastIndexOf('_');
  return at > 0 && readPayload(text.slice(0, at)) ? { payload: text.slice(0, at), signature: Buffer.from(text.slice(at + 1), 'base64') } : null;
}

/** The text for readers of letters: what is binary is written in letters and digits that nobody takes for one another. */
export function ocrOf({ payload, signature }: Signed): string {
  const letters = payload.split('_').map((field, i) => (i === 10 || i === 12 ? base32(Buffer.from(field, 'base64')) : field));
  return `${letters.join('_')}_${base32(signature)}`;
}
