import { coinsCategory, isCore } from '#resources/domain/core-categories.ts';

/** One thing that can be sold: a variant of an item, as the arena has it at this moment. Price in minor units. */
export interface Good {
  readonly variant: number;
  readonly item: number;
  readonly name: string;
  readonly sku: string;
  readonly category: string;
  readonly price: number;
  /** Coins for one currency unit, where it is coins: these are sold by the money that is entered. */
  readonly rate: number | null;
  /** Pieces that are there, as they were last listed; null where nothing is counted. */
  readonly stock: number | null;
}
/** A category with what of it can be sold. */
export interface Shelf {
  readonly category: string;
  readonly goods: readonly Good[];
}

type Loose = Readonly<Record<string, unknown>>;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const whole = (value: unknown): number => (Number.isSafeInteger(value) ? (value as number) : 0);
const rows = (value: unknown): readonly Loose[] => (Array.isArray(value) ? (value as readonly Loose[]).filter((row) => row !== null && typeof row === 'object') : []);

/** An item is called by its name, and by that of its variant where the two differ. */
const nameOf = (item: Loose, variant: Loose): string => {
  const [own, other] = [text(item.name), text(variant.name)];
  return other === '' || other === own ? own : `${own} · ${other}`;
};
/** @param coinRate coins for one currency unit of the arena, where the answer names none */
const goodOf = (category: string, item: Loose, variant: Loose, coinRate: number): Good => ({
  stock: isCore(category) || !Number.isSafeInteger(variant.stock) ? null : whole(variant.stock), variant: whole(variant.id), item: whole(item.id), name: nameOf(item, variant), sku: text(variant.sku), category, price: whole(variant.price),
  rate: category === coinsCategory ? (Number.isSafeInteger(variant.coins_per_currency) ? whole(variant.coins_per_currency) : coinRate) : null,
});
/** A scanned piece. */
export const scannedGood = (item: { readonly category: { readonly name: string } }, variant: object, coinRate: number): Good => goodOf(item.category.name, { ...item }, { ...variant }, coinRate);

/**
 * What the service can sell, as shelves: coins first, the others as they come.
 * @param coinRate coins for one currency unit of the arena, where the answer names none
 */
export const shelvesOf = (groups: Readonly<Record<string, readonly unknown[]>>, coinRate: number): readonly Shelf[] =>
  Object.entries(groups)
    .map(([category, items]) => ({ category, goods: rows(items).flatMap((item) => rows(item.variants).map((variant) => goodOf(category, item, variant, coinRate))) }))
    .filter(({ goods }) => goods.length > 0)
    .toSorted((a, b) => Number(b.category === coinsCategory) - Number(a.category === coinsCategory));

/** Pieces that are there, where so many are more than that; null where they are enough, or nobody counts. A basket of an earlier version knows no stock. */
export const lackOf = ({ stock }: Partial<Pick<Good, 'stock'>>, quantity: number): number | null => (typeof stock === 'number' && quantity > stock ? stock : null);

/** The words for so many pieces that are left. */
export const leftWord = (left: number): string => (left > 0 ? 'purchase.left' : 'purchase.soldOut');

/** Whether it is sold to a player only (spec section 5). */
export const needsPlayer = ({ category }: Pick<Good, 'category'>): boolean => isCore(category);
