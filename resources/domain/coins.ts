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

/** Coins as they are shown: 12345 → '12.345'. Rates and running balances may hold parts, shown to two places: 1.5 → '1,5'. */
export function formatCoins(coins: number): string {
  return formatDecimal(coins);
}
