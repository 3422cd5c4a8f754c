import { createPrivateKey, type KeyObject } from 'node:crypto';

const base64url = (value: bigint): string => {
  const hex = value.toString(16);
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex').toString('base64url');
};
/** `a` to the power of -1 modulo `m`, by Euclid. */
const inverse = (a: bigint, m: bigint): bigint => {
  let [r, next, x, nextX] = [m, a % m, 0n, 1n];
  while (next !== 0n) {
    const q = r / next;
    [r, next, x, nextX] = [next, r - q * next, nextX, x - q * nextX];
  }
  return ((x % m) + m) % m;
};

/** A public test key that is given by its primes. */
export function rsaOf({ rsa_primes_decimal: primes, public_exponent: exponent }: { readonly rsa_primes_decimal: readonly string[]; readonly public_exponent: number }): KeyObject {
  const [p = 0n, q = 0n] = primes.map(BigInt);
  const e = BigInt(exponent);
  const d = inverse(e, (p - 1n) * (q - 1n));
  const parts = { n: p * q, e, d, p, q, dp: d % (p - 1n), dq: d % (q - 1n), qi: inverse(q, p) };
  return createPrivateKey({ format: 'jwk', key: { kty: 'RSA', ...Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, base64url(value)])) } });
}
