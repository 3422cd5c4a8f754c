import { typedMoney } from './typed-money.ts';

/** What comes of the cash handed over, in minor units. */
export type Change = { readonly is: 'none' | 'unread' } | { readonly is: 'change' | 'missing'; readonly amount: number };

/** The change due for what was given, or what is missing yet. */
export const changeOf = (given: string, total: number): Change => {
  if (given.trim() === '') return { is: 'none' };
  const cash = typedMoney(given);
  if (cash === null || cash < 0) return { is: 'unread' };
  return cash < total ? { is: 'missing', amount: total - cash } : { is: 'change', amount: cash - total };
};
/** The cash after one more note. */
export const withNote = (given: string, note: number): number => Math.max(0, typedMoney(given) ?? 0) + note;
