import { roundHalfUp } from '#resources/domain/money.ts';

/** A tax that a line bears: its name and its rate in percent, at most three decimals. */
export interface LineTax {
  readonly name: string;
  readonly rate: number;
}
/** What was sold together: its total with tax included, in minor units, and the taxes in it. */
export interface TaxedLine {
  readonly total: number;
  readonly taxes: readonly LineTax[];
}
/** One tax of an invoice: what it was reckoned from and what it came to, in minor units. */
export interface TaxShare extends LineTax {
  readonly base: number;
  readonly amount: number;
}
export interface TaxSplit {
  readonly gross: number;
  readonly net: number;
  /** Highest rate first. */
  readonly taxes: readonly TaxShare[];
}

/** Thousandths of a percent: rates are reckoned with as integers. */
const milli = ({ rate }: LineTax): bigint => BigInt(Math.round(rate * 1_000));
const hundred = 100_000n;
const byRate = (a: LineTax, b: LineTax) => b.rate - a.rate || (a.name < b.name ? -1 : 1);
const keyOf = (taxes: readonly LineTax[]) => taxes.map(({ name, rate }) => `${name}\n${rate}`).join('\n\n');

/** The shares of one amount that bears several taxes on the same base: each from the base, the highest takes the cent that is left over. */
const sharesOf = (gross: number, taxes: readonly LineTax[]): { readonly base: number; readonly shares: readonly TaxShare[] } => {
  const [first, ...others] = taxes;
  if (!first) return { base: gross, shares: [] };
  const base = roundHalfUp(BigInt(gross) * hundred, taxes.reduce((sum, tax) => sum + milli(tax), hundred));
  const rest = others.map((tax) => ({ ...tax, base, amount: roundHalfUp(BigInt(base) * milli(tax), hundred) }));
  return { base, shares: [{ ...first, base, amount: gross - base - rest.reduce((sum, { amount }) => sum + amount, 0) }, ...rest] };
};

/**
 * Takes the taxes out of prices that hold them. Lines that bear the same taxes are added up first and rounded once, halves away from zero,
 * so that gross = net + taxes to the cent. A reversal negates what was stored and never comes here.
 * @throws RangeError 'money.integer' for totals that are no integers
 */
export function splitTaxes(lines: readonly TaxedLine[]): TaxSplit {
  const groups = new Map<string, { readonly taxes: readonly LineTax[]; total: number }>();
  for (const line of lines) {
    const taxes = [...line.taxes].sort(byRate);
    const group = groups.get(keyOf(taxes)) ?? { taxes, total: 0 };
    group.total += line.total;
    groups.set(keyOf(taxes), group);
  }
  const found = new Map<string, TaxShare>();
  let [gross, net] = [0, 0];
  for (const { taxes, total } of groups.values()) {
    const { base, shares } = sharesOf(total, taxes);
    gross += total;
    net += base;
    for (const share of shares) {
      const known = found.get(keyOf([share]));
      found.set(keyOf([share]), known ? { ...known, base: known.base + share.base, amount: known.amount + share.amount } : share);
    }
  }
  return { gross, net, taxes: [...found.values()].sort(byRate) };
}
