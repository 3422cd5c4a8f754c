import { useCallback } from 'react';
import { tillStore } from './kept.ts';
import type { SaleBasket, SaleEntry } from './types.ts';
import { useKept } from './useKept.ts';
import { useRegister } from './useRegister.ts';

/** A sale that came to nothing, with its basket. */
export interface UnsoldSale {
  readonly sale: SaleEntry;
  readonly basket: SaleBasket;
}
export interface Unsold {
  /** The newest first. A sale that may still have gone through is none of them. */
  readonly unsold: readonly UnsoldSale[];
  /** Takes a basket back into the form, or away, for whoever comes first; null for one that is gone. */
  readonly take: (key: string) => Promise<SaleBasket | null>;
}
const none: readonly UnsoldSale[] = [];

/** Sales of this person at the chosen register of which nothing came, until somebody has taken their baskets back or away. */
export const useUnsold = (): Unsold => {
  const { owner } = useRegister();
  const load = useCallback(async () => {
    if (owner === null) return none;
    const baskets = await tillStore.ofOwner('baskets', owner);
    const found = await Promise.all(baskets.map(async (basket) => ({ basket, sale: await tillStore.get('sales', basket.key) })));
    return found.flatMap(({ basket, sale }) => (sale?.state === 'refused' ? [{ basket, sale }] : [])).sort((a, b) => b.sale.at - a.sale.at);
  }, [owner]);
  return { unsold: useKept(load, none), take: (key) => tillStore.take('baskets', key) };
};
