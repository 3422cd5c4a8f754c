import { expect, test } from 'vitest';
import { callingCodes, countryOfCode } from '#resources/domain/calling-codes.ts';

test('USER-58 the selector offers each country once, with a code of one to three digits', () => {
  expect(new Set(callingCodes.map(({ iso }) => iso)).size).toBe(callingCodes.length);
  for (const { iso, code } of callingCodes) {
    expect(iso).toMatch(/^[a-z]{2}$/);
    expect(code).toMatch(/^[1-9]\d{0,2}$/);
  }
  expect(callingCodes.slice(0, 4).map(({ iso }) => iso)).toEqual(['hr', 'at', 'ba', 'es']);
});

test('USER-58 a stored code finds its country', () => {
  expect(countryOfCode('385')?.iso).toBe('hr');
  expect(countryOfCode('1')?.iso).toBe('us');
  expect(countryOfCode('0')).toBeUndefined();
});
