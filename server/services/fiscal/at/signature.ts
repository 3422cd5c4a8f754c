import { sign, verify, type KeyObject } from 'node:crypto';
import { header, jwsOf, readJws } from '#server/services/fiscal/at/code.ts';

/** Both halves of a signature one after the other, as a JWS has them. */
const dsaEncoding = 'ieee-p1363';
const inputOf = (payload: string): Buffer => Buffer.from(`${header}.${Buffer.from(payload, 'utf8').toString('base64url')}`, 'ascii');

/** Signs what a receipt says, ES256. @returns the compact JWS */
export const signReceipt = (payload: string, privateKey: KeyObject): string => jwsOf({ payload, signature: sign('sha256', inputOf(payload), { key: privateKey, dsaEncoding }) });

/** Whether a compact JWS was signed with the key that this public one belongs to. */
export function isSignedBy(jws: string, publicKey: KeyObject): boolean {
  const read = readJws(jws);
  return read !== null && read.signature.length === 64 && verify('sha256', inputOf(read.payload), { key: publicKey, dsaEncoding }, read.signature);
}
