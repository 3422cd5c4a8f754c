import { expect, test } from 'vitest';
import { formatDecimal } from '#resources/domain/decimal.ts';

test('I18N-06 numbers carry comma and dots in every language', () => {
  expect(formatDecimal(1234.5)).toBe('1.234,5');
  expect(formatDecimal(12.3456)).toBe('12,35');
  expect(formatDecimal(45.815_01, 6)).toBe('45,81501');
  expect(formatDecimal(3.14159, 0)).toBe('3');
  expect(formatDecimal(-0)).toBe('0');
});
