import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { balanceNow, patience } from './player.ts';

afterEach(() => vi.useRealTimers());

test('a sale knows the coins of its player, and does not wait for a service that does not tell them', async () => {
  expect(await balanceNow(new QueryClient(), { userWallet: async () => 120 }, 6)).toBe(120);
  expect(await balanceNow(new QueryClient({ defaultOptions: { queries: { retry: false } } }), { userWallet: () => Promise.reject(new Error('no answer')) }, 6)).toBeNull();
  vi.useFakeTimers();
  const said = vi.fn();
  void balanceNow(new QueryClient(), { userWallet: () => new Promise(() => undefined) }, 6).then(said);
  await vi.advanceTimersByTimeAsync(patience);
  expect(said).toHaveBeenCalledWith(null);
});
