import type { KeyObject } from 'node:crypto';
import { protectiveCode } from '#server/services/fiscal/protective-code.ts';

/** The ZOI of the text that `codeInput` makes. */
export const zoiOf = (input: string, key: KeyObject): string => protectiveCode(input, key, 'RSA-SHA256');

/** The 60 digits of the QR code. @param issued local wall time `YYYY-MM-DDTHH:mm:ss` */
export function code60(zoi: string, taxNumber: string, issued: string): string {
  const digits = `${BigInt(`0x${zoi}`).toString().padStart(39, '0')}${taxNumber}${issued.slice(2).replace(/\D/g, '')}`;
  return digits + String([...digits].reduce((sum, digit) => sum + Number(digit), 0) % 10);
}

/** The eight digits of a Slovenian tax number, with or without the country's letters. */
export const taxNumberOf = (pidn: string): string => pidn.trim().replace(/^SI/i, '');
export const isTaxNumber = (text: string): boolean => /^[1-9]\d{7}$/.test(text);
