import { createCipheriv, createHash } from 'node:crypto';

/** Bytes of the counter; the rules ask for five at least. */
const usual = 8;

/** AES in counter mode is its own inverse: one stream for every receipt of a register, so no receipt number may come twice. */
const stream = (key: Buffer, register: string, number: string, bytes: Buffer): Buffer => {
  if (key.length !== 32) throw new RangeError('at.key');
  const start = createHash('sha256').update(`${register}${number}`, 'utf8').digest().subarray(0, 16);
  const cipher = createCipheriv('aes-256-ctr', key, start);
  return Buffer.concat([cipher.update(bytes), cipher.final()]);
};

/**
 * A register's turnover so far as its receipt carries it: base64.
 * @param cents may be below zero
 * @throws RangeError 'at.key' for a key that is not 256 bits, 'at.counter' for a sum that does not fit
 */
export function encryptCounter(key: Buffer, register: string, number: string, cents: number, bytes = usual): string {
  const limit = 2n ** (8n * BigInt(bytes) - 1n);
  if (!Number.isSafeInteger(cents) || BigInt(cents) >= limit || BigInt(cents) < -limit) throw new RangeError('at.counter');
  // Two's complement, highest byte first.
  const plain = Buffer.from(BigInt.asUintN(8 * bytes, BigInt(cents)).toString(16).padStart(2 * bytes, '0'), 'hex');
  return stream(key, register, number, plain).toString('base64');
}

/** Reads a receipt's turnover counter, in cents. @throws RangeError 'at.counter' for what was encrypted by nobody with this key */
export function decryptCounter(key: Buffer, register: string, number: string, encrypted: string): number {
  const plain = stream(key, register, number, Buffer.from(encrypted, 'base64'));
  if (plain.length < 5) throw new RangeError('at.counter');
  const cents = BigInt.asIntN(8 * plain.length, BigInt(`0x${plain.toString('hex')}`));
  if (cents > BigInt(Number.MAX_SAFE_INTEGER) || cents < BigInt(Number.MIN_SAFE_INTEGER)) throw new RangeError('at.counter');
  return Number(cents);
}

/** By what a key that was typed by hand is checked: four letters. @param key base64 */
export const checksumOf = (key: string): string => createHash('sha256').update(key, 'ascii').digest().subarray(0, 3).toString('base64').replaceAll('=', '');
