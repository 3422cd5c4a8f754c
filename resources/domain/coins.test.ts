import { describe, expect, test } from 'vitest';
import { coinsFor, formatCoins, mostCoinsPerCurrency, mostMoneyFor, mostPaid } from '#resources/domain/coins.ts';

describe('coins', () => {
  test('PURCH-28 coins are amount times coins per currency, half up', () => {
    expect(coinsFor(1000, 100)).toBe(1000);
    expect(coinsFor(58, 25)).toBe(15);
    expect(coinsFor(230, 25)).toBe(58);
    expect(coinsFor(402, 25)).toBe(101);
  });

  test('PURCH-29 below half a coin is none, half a coin is one', () => {
    expect(coinsFor(4, 10)).toBe(0);
    expect(coinsFor(5, 10)).toBe(1);
    expect(coinsFor(500, 0)).toBe(0);
  });

  test('PURCH-28 big amounts stay exact and parts are refused', () => {
    expect(coinsFor(9_999_990_000, 10_000)).toBe(999_999_000_000);
    expect(() => coinsFor(0.5, 100)).toThrow('money.integer');
    expect(() => coinsFor(100, 0.5)).toThrow('money.integer');
  });

  test('what can be bought at once, and what it costs, can be counted at every rate', () => {
    expect(Number.isSafeInteger(coinsFor(mostPaid, mostCoinsPerCurrency))).toBe(true);
    expect([0, 1, 100, 1_000, mostCoinsPerCurrency].map(mostMoneyFor)).toEqual([mostPaid, mostPaid, 1_000_000_000, 100_000_000, 100_000]);
  });

  test('PLAY-19 coins are shown with dots, rates with a comma', () => {
    expect(formatCoins(12_345)).toBe('12.345');
    expect(formatCoins(-0.5)).toBe('-0,5');
    expect(formatCoins(1.666_666)).toBe('1,67');
  });
});
