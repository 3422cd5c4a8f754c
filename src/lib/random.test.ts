import { expect, test, vi } from 'vitest';
import { randomKey } from '#src/lib/random.ts';

test('PURCH-48 keys of sales are UUIDs of version 4, each another', () => {
  const keys = Array.from({ length: 1000 }, () => randomKey());
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(keys).size).toBe(1000);
});

test('PURCH-48 keys come without a secure context', () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  expect(randomKey()).toHaveLength(36);
  vi.unstubAllGlobals();
});
