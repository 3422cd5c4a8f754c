import { parseMoney } from '#resources/domain/money.ts';

/**
 * Money as it is typed at a till, in minor units; null for what is none. Keypads have but a dot: before one or two digits at the end it is a comma, before three it stands between thousands.
 * '12,' and '12.' are on the way to '12,5'.
 */
export const typedMoney = (text: string): number | null => parseMoney(text.replace(/[.,]\s*$/, '').replace(/^(\s*-?\d+)\.(\d{1,2}\s*)$/, '$1,$2'));
