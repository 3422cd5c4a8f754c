import { expect, test } from 'vitest';
import { currencies } from '#resources/domain/currencies.ts';

test('ARENA-06 the offered currencies are ISO codes with two decimals, each once', () => {
  expect(new Set(currencies).size).toBe(currencies.length);
  const known = Intl.supportedValuesOf('currency');
  for (const currency of currencies) {
    expect(known).toContain(currency);
    expect(currency).toMatch(/^[A-Z]{3}$/);
  }
  expect(currencies.slice(0, 2)).toEqual(['EUR', 'BAM']);
});
