import { coinsFor, mostCoins, mostMoneyFor } from '#resources/domain/coins.ts';
import { parseInteger } from '#resources/domain/money.ts';
import { typedMoney } from './typed-money.ts';

/** More pieces than this are a slip of the hand; so is more money, in minor units, and more coins for it. The service takes as many coins. */
export const most = { pieces: 1_000_000, money: 100_000_000_00, coins: mostCoins } as const;

/** The most money, in minor units, that coins can be bought for. @param rate coins for one currency unit */
export const mostMoney = (rate: number): number => Math.min(most.money, mostMoneyFor(rate));

/** What a typed quantity means for its line. `amount` in minor units, where coins are bought for it. */
export type Typed = { readonly means: 'set'; readonly quantity: number; readonly amount?: number } | { readonly means: 'remove' | 'keep' | 'tooMuch' };

const minus = /^\s*[-−]/;

/** Pieces: 0 and what is no whole number take the line away, negative numbers change nothing (PURCH-25..27). */
export const readPieces = (text: string): Typed => {
  // A minus alone is the beginning of a negative number.
  if (minus.test(text)) return { means: 'keep' };
  const pieces = parseInteger(text);
  if (pieces === null || pieces === 0) return { means: /^\s*\d{16,}\s*$/.test(text) ? 'tooMuch' : 'remove' };
  return pieces > most.pieces ? { means: 'tooMuch' } : { means: 'set', quantity: pieces };
};

/** Coins of an amount; null where it buys too many to be meant. */
export const coinsOf = (amount: number, rate: number): number | null => (amount > mostMoney(rate) ? null : coinsFor(amount, rate));

/** Coins, typed as the money they are bought for; less than one takes the line away (PURCH-28, PURCH-29). */
export const readCoins = (text: string, rate: number): Typed => {
  if (minus.test(text)) return { means: 'keep' };
  const amount = typedMoney(text);
  if (amount === null) return { means: /^\s*\d{14,}/.test(text) ? 'tooMuch' : 'remove' };
  if (amount > most.money) return { means: 'tooMuch' };
  const quantity = coinsOf(amount, rate);
  if (quantity === null) return { means: 'tooMuch' };
  return quantity < 1 ? { means: 'remove' } : { means: 'set', quantity, amount };
};
