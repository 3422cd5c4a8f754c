import type { Calls, Row, SellableItem, SellableVariant } from '#dataProviders/types.ts';
import { isCardFormat } from '#resources/domain/card.ts';

/** What was scanned: whose card it is, or what is sold under it. */
export type Identified =
  | { readonly kind: 'player'; readonly user: Row }
  | { readonly kind: 'item'; readonly item: SellableItem; readonly variant: SellableVariant }
  /** `card`: nobody holds it; `shared`: more than one does; `unknown`: no card, and nothing that is sold here. */
  | { readonly kind: 'card' | 'shared' | 'unknown' };

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
      if (variant) return { kind: 'item', item, variant };
    }
  }
  return { kind: card ? 'card' : 'unknown' };
};
