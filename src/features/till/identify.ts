import type { Calls, Row, SellableItem, SellableVariant } from '#dataProviders/types.ts';
import { isCardFormat } from '#resources/domain/card.ts';
import { isCore } from '#resources/domain/core-categories.ts';

/** What was scanned: whose card it is, or what is sold under it. */
export type Identified =
  | { readonly kind: 'player'; readonly user: Row }
  | { readonly kind: 'item'; readonly item: SellableItem; readonly variant: SellableVariant }
  /** It is sold here and has run out. */
  | { readonly kind: 'soldOut'; readonly name: string }
  /** `place`: it may be sold in an arena, and none is chosen; `card`: nobody holds it; `shared`: more than one does; `unknown`: no card, and nothing that is sold here. */
  | { readonly kind: 'place' | 'card' | 'shared' | 'unknown' };

/** What a piece is called: its item, and its variant where that has a name of its own. */
export const nameOf = (item: Pick<SellableItem, 'name'>, variant: Pick<SellableVariant, 'name'>): string => [...new Set([item.name, variant.name])].join(', ');

/** Says what a scanned code is: a card comes first, since six digits may stand on a piece as well. @throws ServiceError when it cannot be looked up */
export const identify = async (provider: Pick<Calls, 'usersByCard' | 'purchaseItems'>, arena: number | null, code: string, signal?: AbortSignal): Promise<Identified> => {
  const card = isCardFormat(code);
  if (card) {
    const [user, another] = (await provider.usersByCard(code, signal)).filter(({ card_id }) => card_id === undefined || card_id === code);
    if (another) return { kind: 'shared' };
    if (user) return { kind: 'player', user };
  }
  if (arena !== null) {
    const sold = Object.values(await provider.purchaseItems(arena, { sku: code }, signal)).flat();
    for (const item of sold) {
      const variant = item.variants.find(({ sku, barcode }) => [sku, barcode].some((own) => own?.toLowerCase() === code.toLowerCase()));
      if (variant) return Number.isSafeInteger(variant.stock) && variant.stock <= 0 && !isCore(item.category.name) ? { kind: 'soldOut', name: nameOf(item, variant) } : { kind: 'item', item, variant };
    }
  }
  return { kind: card ? 'card' : arena === null ? 'place' : 'unknown' };
};
