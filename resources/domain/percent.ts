import { formatDecimal } from '#resources/domain/decimal.ts';

/** A fraction as percent without a float tail: 0.15 → 15, 0.657 → 65.7, 0.28000000000000004 → 28; four places at most. */
export function percentOfFraction(fraction: number): number {
  return Math.round(fraction * 1_000_000) / 10_000 + 0;
}

/** A percentage as a fraction: 15 → 0.15. */
export function fractionOfPercent(percent: number): number {
  return percent / 100;
}

/** A fraction as it is shown: 0.657 → '65,7 %'. */
export function formatPercent(fraction: number): string {
  return `${formatDecimal(percentOfFraction(fraction))} %`;
}
