import { useEngine, type ChosenArena } from '#src/engine/context.ts';

/** The chosen arena, as a sale needs it. */
export interface SaleArena extends ChosenArena {
  /** Coins for one currency unit. */
  readonly rate: number;
}
/** The arena that is sold in; null while none is chosen. */
export const useSaleArena = (): SaleArena | null => {
  const { arena } = useEngine();
  return arena && { ...arena, rate: arena.coins_per_currency ?? 0 };
};
