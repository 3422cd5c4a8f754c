import { epochOf, instantOf, wallClockOf, type Instant } from '#resources/domain/zone.ts';

/** When an arena's day begins: `HH:MM` (or `HH:MM:SS`); nothing means midnight. */
export type DayStart = string | null | undefined;

/**
 * The instants [start, end) of a business day: from the arena's day start on that calendar day to the one on the next.
 * 23 or 25 hours long on the clock-change nights. A day start that is skipped in spring counts as the jump,
 * one that comes twice in autumn counts as its first coming, so days neither overlap nor leave a gap.
 * @param day `YYYY-MM-DD`
 * @param timezone IANA zone of the arena
 * @throws RangeError 'zone.clock'
 */
export function businessDayBounds(day: string, timezone: string, dayStart?: DayStart): readonly [start: Date, end: Date] {
  const time = dayStart ? dayStart : '00:00';
  return [instantOf(day, time, timezone), instantOf(addDays(day, 1), time, timezone)];
}

/** The business day `YYYY-MM-DD` that an instant belongs to, in the arena's zone and from its day start. @throws RangeError */
export function businessDayOf(instant: Instant, timezone: string, dayStart?: DayStart): string {
  const epoch = epochOf(instant);
  const { day } = wallClockOf(epoch, timezone);
  const [start, end] = businessDayBounds(day, timezone, dayStart);
  if (epoch < start.getTime()) return addDays(day, -1);
  return epoch < end.getTime() ? day : addDays(day, 1);
}

/** The business day `YYYY-MM-DD` that runs now in the arena's zone. */
export function todayIn(timezone: string, now: Instant = Date.now(), dayStart?: DayStart): string {
  return businessDayOf(now, timezone, dayStart);
}

/** The calendar days that run now in several zones, the earliest and the latest of them; in none, those of UTC. @throws RangeError for no zone */
export function todayAmong(timezones: readonly string[], now: Instant = Date.now()): { readonly earliest: string; readonly latest: string } {
  const days = (timezones.length > 0 ? timezones : ['UTC']).map((timezone) => todayIn(timezone, now)).toSorted();
  return { earliest: days[0] ?? '', latest: days.at(-1) ?? '' };
}

/** Weekday of `YYYY-MM-DD`: Monday 0 to Sunday 6. @throws RangeError 'day.day' */
export function weekdayOf(day: string): number {
  return (new Date(utcOf(day)).getUTCDay() + 6) % 7;
}

/** The day that many calendar days later (or earlier, below zero). @throws RangeError 'day.day' */
export function addDays(day: string, days: number): string {
  return new Date(utcOf(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Whether a text is a day of the calendar, written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return Number.isFinite(date.getTime()) && date.toISOString().startsWith(text);
}

function utcOf(day: string): number {
  if (!isDay(day)) throw new RangeError('day.day');
  return Date.parse(`${day}T00:00:00Z`);
}
