import { useCallback } from 'react';
import { randomKey } from '#src/lib/random.ts';
import { tillStore } from './kept.ts';
import { basketId } from './store.ts';
import type { LastBasket, ParkedSale } from './types.ts';
import { useKept } from './useKept.ts';
import { useRegister } from './useRegister.ts';

const none: readonly ParkedSale[] = [];

export interface Parked {
  /** The oldest first. */
  readonly parked: readonly ParkedSale[];
  /** Puts a basket aside; false, and nothing is done, where no register is chosen. */
  readonly park: (sale: Pick<ParkedSale, 'name' | 'gross' | 'currency' | 'cart'>) => Promise<boolean>;
  /** Takes one back, for whoever comes first; null for one that is gone. */
  readonly take: (id: string) => Promise<ParkedSale | null>;
}
/** Sales that were put aside at the chosen register by this person. */
export const useParked = (): Parked => {
  const { owner } = useRegister();
  const load = useCallback(async () => (owner === null ? none : [...(await tillStore.ofOwner('parked', owner))].sort((a, b) => a.at - b.at)), [owner]);
  return {
    parked: useKept(load, none),
    park: async ({ name, gross, currency, cart }) => {
      if (owner === null) return false;
      await tillStore.put('parked', { ...owner, id: randomKey(), name, gross, currency, cart, at: Date.now() });
      return true;
    },
    take: (id) => tillStore.take('parked', id),
  };
};

export interface Last {
  /** Null where all went well, and while its sale may still have gone through. */
  readonly basket: LastBasket | null;
  /** Takes it back into the form, or away. */
  readonly take: () => Promise<LastBasket | null>;
}
/** The basket of the last sale at the chosen register of which nothing came. */
export const useLastBasket = (): Last => {
  const { owner } = useRegister();
  const load = useCallback(async (): Promise<LastBasket | null> => {
    if (owner === null) return null;
    const basket = await tillStore.get('baskets', basketId(owner));
    const sale = basket && (await tillStore.get('sales', basket.key));
    return sale === null || sale.state === 'refused' ? basket : null;
  }, [owner]);
  const basket = useKept(load, null);
  return { basket, take: async () => (owner === null || basket === null ? null : await tillStore.take('baskets', basketId(owner))) };
};
