/**
 * Amounts are integers in minor units (1250 is 12,50). They are written with comma, dots and two decimals in every language.
 * Integers written with dots follow the same rule, so their reader and writer stand here too.
 */

/**
 * An amount as it is shown: 1234567 → '12.345,67', with a currency '12.345,67 EUR'.
 * @throws RangeError 'money.integer' for a number that is not a safe integer.
 */
export function formatMoney(minor: number | bigint, currency?: string): string {
  const amount = integer(minor);
  const size = amount < 0n ? -amount : amount;
  const text = `${amount < 0n ? '-' : ''}${dotted(size / 100n)},${String(size % 100n).padStart(2, '0')}`;
  return currency ? `${text} ${currency}` : text;
}

/**
 * Reads an amount as it is typed, into minor units: '12,50' → 1250, '12,5' → 1250, '1.234,56' → 123456.
 * A dot is a thousands mark and nothing else: '100.000' is 100.000,00, and '12.5' or '0.500' is null, never a guess.
 * Surrounding blanks are ignored; a currency, an exponent, other digits or more than 2^53 give null.
 */
export function parseMoney(text: string): number | null {
  const [, sign = '', whole = '', cents = ''] = /^(-?)(\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{1,2}))?$/.exec(text.trim()) ?? [];
  return whole === '' ? null : safe(`${sign}${whole.replaceAll('.', '')}${cents.padEnd(2, '0')}`);
}

/** An integer with dots between thousands: 1234567 → '1.234.567'. @throws RangeError 'money.integer' */
export function formatInteger(value: number | bigint): string {
  const whole = integer(value);
  return whole < 0n ? `-${dotted(-whole)}` : dotted(whole);
}

/** Reads an integer as it is typed, with or without dots between thousands; anything else, also '1,0' and '1e3', is null. */
export function parseInteger(text: string): number | null {
  const trimmed = text.trim();
  return /^-?(\d+|[1-9]\d{0,2}(\.\d{3})+)$/.test(trimmed) ? safe(trimmed.replaceAll('.', '')) : null;
}

/**
 * The integer nearest to numerator / denominator, halves away from zero, exact at any size (no floating point in between).
 * Away from zero, so that a reversal is the mirror of what it reverses: 14.5 → 15 and -14.5 → -15.
 * @throws RangeError 'money.integer' for parts, a zero denominator or a result beyond 2^53.
 */
export function roundHalfUp(numerator: number | bigint, denominator: number | bigint): number {
  const over = integer(numerator);
  const under = integer(denominator);
  if (under === 0n) throw new RangeError('money.integer');
  const negative = over < 0n !== under < 0n;
  const size = (absolute(over) * 2n + absolute(under)) / (absolute(under) * 2n);
  return Number(integer(Number(negative ? -size : size)));
}

/**
 * The amount in Croatian kuna at the fixed rate, both in minor units: 10,00 EUR (1000) → 75,35 kn (7535).
 * Source: 1 EUR = 7.53450 HRK, Council Regulation (EU) 2022/1208.
 */
export function kunaOf(minorEur: number): number {
  return roundHalfUp(integer(minorEur) * 753_450n, 100_000n);
}

const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

const dotted = (size: bigint): string => String(size).replace(/\B(?=(\d{3})+$)/g, '.');

const safe = (digits: string): number | null => {
  const value = Number(digits);
  return Number.isSafeInteger(value) ? value + 0 : null;
};

const integer = (value: number | bigint): bigint => {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) throw new RangeError('money.integer');
  return BigInt(value);
};
