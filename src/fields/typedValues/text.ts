import { formatDecimal } from '#resources/domain/decimal.ts';
import { formatMoney } from '#resources/domain/money.ts';
import { dateTime } from '../dateTime/show.tsx';
import { day } from '../day/show.tsx';
import type { Saying } from '../parts/say.ts';
import { isEmpty, nothing } from '../parts/value.ts';
import { timeOfDay } from '../timeOfDay/show.tsx';

/** Types that are written as fields of that kind are. */
const written = { date: day.text, datetime: dateTime.text, time: timeOfDay.text } as const;
const isWritten = (type: unknown): type is keyof typeof written => typeof type === 'string' && type in written;

/**
 * A value by its own type: truths as words, lists with commas, days, money and numbers as they are written here.
 * @param currency what money is followed by, where that is known
 */
export const typedText = ({ value, type }: { readonly value?: unknown; readonly type?: string | null | undefined }, saying: Saying, currency?: string): string => {
  if (isEmpty(value)) return nothing;
  if (Array.isArray(value)) return value.map((one: unknown) => typedText({ value: one }, saying)).join(', ');
  if (typeof value === 'boolean') return saying.translate(value ? 'common.yes' : 'common.no');
  if (typeof value === 'number') return type === 'currency' && Number.isSafeInteger(value) ? formatMoney(value, currency) : formatDecimal(value);
  return isWritten(type) ? written[type](value, saying) : String(value);
};
