import { formatDecimal } from '#resources/domain/decimal.ts';
import { roundHalfUp } from '#resources/domain/money.ts';

/**
 * How many coins an amount buys: amount x coins per currency unit, half up, exact.
 * @param minor amount in minor units
 * @param coinsPerCurrency whole coins for one currency unit of the arena
 * @throws RangeError 'money.integer' when either is not an integer
 */
export function coinsFor(minor: number, coinsPerCurrency: number): number {
  if (!Number.isSafeInteger(minor) || !Number.isSafeInteger(coinsPerCurrency)) throw new RangeError('money.integer');
  return roundHalfUp(BigInt(minor) * BigInt(coinsPerCurrency), 100n);
}

/** The most coins for one currency unit, and the most that are bought at once: amounts that are reckoned with them stay exact. */
export const mostCoinsPerCurrency = 1_000_000;
export const mostCoins = 1_000_000_000;
/** The most money, in minor units, that is paid for one line. */
export const mostPaid = 100_000_000_000;
/** The most money, in minor units, that coins can be bought for. @param coinsPerCurrency whole coins for one currency unit of the arena */
export const mostMoneyFor = (coinsPerCurrency: number): number => Math.min(mostPaid, Math.floor((mostCoins * 100) / coinsPerCurrency));

/** Coins as they are shown: 12345 → '12.345'. Rates and running balances may hold parts, shown to two places: 1.5 → '1,5'. */
export function formatCoins(coins: number): string {
  return formatDecimal(coins);
}
