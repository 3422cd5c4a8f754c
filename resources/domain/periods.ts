import { addDays, weekdayOf } from '#resources/domain/day.ts';

export type PeriodUnit = 'day' | 'week' | 'month';

const monday = Date.parse('1970-01-05T00:00:00Z');
const daysSinceMonday = (day: string): number => Math.round((Date.parse(`${day}T00:00:00Z`) - monday) / 86_400_000);

/** The number of the period that a day `YYYY-MM-DD` belongs to; the next period has the next number. Weeks begin on Monday. @param length in units */
export function isoPeriod(day: string, unit: PeriodUnit, length = 1): number {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const index = unit === 'month' ? year * 12 + month - 1 : unit === 'week' ? Math.floor(daysSinceMonday(day) / 7) : daysSinceMonday(day);
  return Math.floor(index / length);
}

/** The first day of the day, week or month that a quest of this pool runs in. */
export function periodStart(pool: string, day: string): string {
  if (pool === 'weekly') return addDays(day, -weekdayOf(day));
  return pool === 'monthly' ? `${day.slice(0, 7)}-01` : day;
}

/** Draws one of several by weight, always the same for the same words; undefined where there is none. */
export function drawn<T extends { readonly weight: number }>(from: readonly T[], ...words: readonly (string | number)[]): T | undefined {
  const total = from.reduce((sum, { weight }) => sum + weight, 0);
  if (total <= 0) return undefined;
  let place = hashOf(words.join(' ')) % total;
  return from.find(({ weight }) => (place -= weight) < 0);
}

/** FNV-1a, then mixed as MurmurHash3 ends, so that neighbours do not draw alike. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
