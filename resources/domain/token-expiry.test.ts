import { expect, test } from 'vitest';
import { decodeExpiry, encodeExpiry } from '#resources/domain/token-expiry.ts';

test('AUTH-14 an expiry is base64 of its epoch milliseconds and comes back', () => {
  expect(encodeExpiry(1_782_900_000_000)).toBe(Buffer.from('1782900000000').toString('base64'));
  expect(decodeExpiry(encodeExpiry(1_782_900_000_000.7))).toBe(1_782_900_000_000);
  expect(() => encodeExpiry(Number.NaN)).toThrow('token.expiry');
});

test('AUTH-16 a stored expiry that is none is null', () => {
  for (const text of [null, undefined, '', '***', btoa('soon'), btoa('-5'), btoa('1e3')]) expect(decodeExpiry(text)).toBeNull();
});
