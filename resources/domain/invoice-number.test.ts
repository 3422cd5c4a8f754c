import { expect, test } from 'vitest';
import { invoiceLabel } from './invoice-number.ts';

test.each([['hr', '12/PP1/2'], ['si', 'PP1-2-12'], ['at', 'PP1-2-2026-12'], ['ba', 'PP1-2-2026-12'], ['es', 'PP1-2-2026-12']])('in %s a number is printed as %s', (locale, label) => {
  expect(invoiceLabel({ locale, place: 'PP1', register: 2, year: 2026, sequence: 12 })).toBe(label);
});
