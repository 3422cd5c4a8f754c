import type { KeyObject } from 'node:crypto';
import { protectiveCode } from '#server/services/fiscal/protective-code.ts';

/** The ZKI of the text that `codeInput` makes. */
export const zkiOf = (input: string, key: KeyObject): string => protectiveCode(input, key, 'RSA-SHA1');

/**
 * The address of the QR code: with the JIR where the authority has given one, else with the ZKI.
 * @param issued local wall time `YYYY-MM-DDTHH:mm:ss`
 * @param gross minor units, which is how the address has it
 */
export function qrOf(code: { readonly jir: string } | { readonly zki: string }, issued: string, gross: number): string {
  const [name, value] = 'jir' in code ? ['jir', code.jir] : ['zki', code.zki];
  return `https://porezna.gov.hr/rn?${name}=${value}&datv=${issued.slice(0, 10).replaceAll('-', '')}_${issued.slice(11, 16).replace(':', '')}&izn=${gross}`;
}
