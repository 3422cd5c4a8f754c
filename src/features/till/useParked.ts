import { useCallback } from 'react';
import { randomKey } from '#src/lib/random.ts';
import { tillStore } from './kept.ts';
import type { ParkedSale } from './types.ts';
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
