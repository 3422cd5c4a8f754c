import { createHash, sign, type KeyObject } from 'node:crypto';
import { amountText } from '#server/services/fiscal/amount.ts';

/** What a protective code is made from, in Croatia (ZKI) and Slovenia (ZOI) alike. */
export interface CodeParts {
  /** Tax number of the seller. */
  readonly taxNumber: string;
  /** Local wall time `YYYY-MM-DDTHH:mm:ss`. */
  readonly issued: string;
  readonly number: string;
  readonly premises: string;
  readonly device: string;
  /** Minor units. */
  readonly amount: number;
}

/** Local wall time as both countries write it: `05.03.2026 14:07:09`. */
export const dotted = (local: string, between = ' '): string => `${local.slice(8, 10)}.${local.slice(5, 7)}.${local.slice(0, 4)}${between}${local.slice(11)}`;

/** The text that is signed: the parts with nothing between them. */
export const codeInput = ({ taxNumber, issued, number, premises, device, amount }: CodeParts): string => `${taxNumber}${dotted(issued)}${number}${premises}${device}${amountText(amount)}`;

/** MD5 of an RSA PKCS#1 v1.5 signature, 32 lowercase hex digits: the same for the same text and key, ever. */
export const protectiveCode = (input: string, key: KeyObject, hash: 'RSA-SHA1' | 'RSA-SHA256'): string => createHash('md5').update(sign(hash, Buffer.from(input, 'utf8'), key)).digest('hex');
