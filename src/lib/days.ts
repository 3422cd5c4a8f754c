import { isDay } from '#resources/domain/day.ts';
import { intlLocale } from '#resources/domain/locales.ts';
import { formatDay } from './format.ts';

const two = (digits: string) => digits.padStart(2, '0');

const written = /^(\d{1,2})\s*[./\- ]\s*(\d{1,2})\s*[./\- ]\s*(\d{4})\.?$/;
/** Whether a text is written as a day, which there may be or not: 31. 2. is none. */
export const isWrittenAsDay = (text: string): boolean => written.test(text.trim());

/** A day as it is typed, day first as all our countries write it: '6.5.1990', '06/05/1990', '6 5 1990'; also '1990-05-06'. Anything else stays as typed, for its rule; nothing is null. */
export const readDay = (text: string): string | null => {
  const typed = text.trim();
  if (typed === '') return null;
  const [, day, month, year] = written.exec(typed) ?? [];
  const read = day && month && year ? `${year}-${two(month)}-${two(day)}` : typed;
  return isDay(read) ? read : typed;
};

/** A day (`YYYY-MM-DD`) as the locale writes it; what is none stays as it is. */
export const writeDay = (value: unknown, locale: string): string => (typeof value !== 'string' ? '' : isDay(value) ? formatDay(value, { locale }) : value);

/**
 * How a day looks in a locale, for an empty input: the letters of the language in the order and with the signs of the locale.
 * @param letters day, month and year in the language's letters, in this order: 'dd/mm/yyyy'
 */
export const dayPattern = (letters: string, locale: string): string => {
  const [, day, month, year] = /^(\p{L}+)[^\p{L}]+(\p{L}+)[^\p{L}]+(\p{L}+)[^\p{L}]*$/u.exec(letters) ?? [];
  if (day === undefined || month === undefined || year === undefined) return letters;
  const parts = new Intl.DateTimeFormat(intlLocale(locale), { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' }).formatToParts(new Date(0));
  return parts.map(({ type, value }) => (type === 'day' ? day : type === 'month' ? month : type === 'year' ? year : value)).join('');
};
