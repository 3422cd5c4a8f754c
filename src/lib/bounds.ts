import { formatDecimal } from '#resources/domain/decimal.ts';
import { formatMoney } from '#resources/domain/money.ts';

/** The data of a broken rule as a person writes them: bounds of money (minor units) as amounts, other numbers with comma and dots, texts as they are. */
export const boundsInWords = (kind: string | undefined, data: Readonly<Record<string, string | number>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, typeof value !== 'number' ? value : kind === 'money' && Number.isSafeInteger(value) ? formatMoney(value) : formatDecimal(value, 6)]));
