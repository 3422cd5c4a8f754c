import type { TaxShare } from '#resources/domain/tax.ts';

/** Gross sums of a receipt by rate, minor units, in the order in which the code has them. */
export interface Buckets {
  /** 20 %. */
  readonly normal: number;
  /** 10 %. */
  readonly reduced1: number;
  /** 13 %. */
  readonly reduced2: number;
  /** 0 %, and whatever fits nowhere else. */
  readonly zero: number;
  /** 19 % of the border communes, 4,9 % of some food. */
  readonly special: number;
}
export const bucketNames = ['normal', 'reduced1', 'reduced2', 'zero', 'special'] as const;
export const noTurnover: Buckets = { normal: 0, reduced1: 0, reduced2: 0, zero: 0, special: 0 };

const byRate = new Map<number, keyof Buckets>([[20, 'normal'], [10, 'reduced1'], [13, 'reduced2'], [19, 'special'], [4.9, 'special']]);

/** What an invoice took, by rate; what bears no tax is in the fourth. The sum is its gross amount to the cent. */
export function bucketsOf({ gross, taxes }: { readonly gross: number; readonly taxes: readonly TaxShare[] }): Buckets {
  const sums: Record<keyof Buckets, number> = { ...noTurnover };
  for (const { rate, base, amount } of taxes) {
    const name = byRate.get(rate);
    if (name !== undefined) sums[name] += base + amount;
  }
  return { ...sums, zero: gross - sums.normal - sums.reduced1 - sums.reduced2 - sums.special };
}

export const turnoverOf = (buckets: Buckets): number => bucketNames.reduce((sum, name) => sum + buckets[name], 0);
