import { expect, test } from 'vitest';
import { isPkcs12 } from '#resources/domain/pkcs12.ts';

/** A file of 0x204 bytes with the opening of a .p12 as openssl writes it. */
const p12 = new Uint8Array(0x204);
p12.set([0x30, 0x82, 0x02, 0x00, 0x02, 0x01, 0x03, 0x30, 0x82, 0x01, 0xc6, 0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x01]);
const changed = (at: number, sign: number): Uint8Array => p12.map((old, index) => (index === at ? sign : old));

test('VAL-42 a .p12 is known by its content', () => {
  expect(isPkcs12(p12)).toBe(true);
  expect(isPkcs12(changed(21, 2))).toBe(true);
  expect(isPkcs12(Uint8Array.from([0x30, 0x80, ...p12.subarray(4)]))).toBe(true);
});

test('VAL-42 a renamed text and a broken .p12 are not', () => {
  expect(isPkcs12(new TextEncoder().encode('-----BEGIN CERTIFICATE-----'))).toBe(false);
  expect(isPkcs12(new TextEncoder().encode('0 is how this text starts'))).toBe(false);
  expect(isPkcs12(p12.subarray(0, 0x200))).toBe(false);
  expect(isPkcs12(Uint8Array.from([...p12, 0]))).toBe(false);
  for (const [at, sign] of [[0, 0x31], [6, 0x01], [7, 0x04], [13, 0x2b], [21, 0x07]] as const) expect(isPkcs12(changed(at, sign))).toBe(false);
  for (let length = 0; length < 30; length += 1) expect(isPkcs12(p12.subarray(0, length))).toBe(false);
});
