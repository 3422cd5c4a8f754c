import { intlLocale } from '#resources/domain/locales.ts';
import { isDay } from '#resources/domain/day.ts';

/** How to show a moment: our locale (hr, at …) and an IANA time zone; without a zone, the browser's. */
export interface MomentFormat {
  locale: string;
  timezone?: string | undefined;
  /** The zone whose clock counts elsewhere on the screen: where that shows another time, a point in time says whose clock this is. */
  beside?: string | undefined;
}

/** A moment of a service: ISO text with a zone, epoch milliseconds or a Date; nothing (null) is shown as nothing. */
export type Moment = string | number | Date | null | undefined;

/** Date and time to the minute, 24 hours, in the named zone: '29. 03. 2026. 03:30' for hr; with the name of the zone where `zoneBeside` has one. '' for nothing or no moment. */
export function formatInstant(moment: Moment, format: MomentFormat): string {
  const zone = zoneBeside(moment, format);
  const text = shown(moment, { ...dateParts, ...timeParts }, format);
  // The name stays with its time.
  return zone === '' ? text : `${text}\u00a0${zone}`;
}

/** The short name of the zone at that moment: 'CET', 'GMT+3'. '' for no moment. */
export function zoneName(moment: Moment, format: MomentFormat): string {
  const epoch = epochOf(moment);
  return epoch === null ? '' : (formatFor({ timeZoneName: 'short' }, format).formatToParts(epoch).find(({ type }) => type === 'timeZoneName')?.value.replaceAll(' ', '\u00a0') ?? '');
}

/** The name of the zone, where its clock and the one `beside` show different times at that moment; else ''. */
export function zoneBeside(moment: Moment, { beside, ...format }: MomentFormat): string {
  const at = (timezone: string | undefined) => shown(moment, { ...dateParts, ...timeParts }, { locale: 'en', timezone });
  return beside === undefined || beside === format.timezone || at(beside) === at(format.timezone) ? '' : zoneName(moment, format);
}

/**
 * The date alone. A calendar day (`YYYY-MM-DD`) is shown as that day everywhere; a moment, as the day it falls on in the zone.
 * @param weekday with the short name of the weekday in front
 */
export function formatDay(moment: Moment, format: MomentFormat, weekday = false): string {
  const calendar = typeof moment === 'string' && isDay(moment);
  const parts: Intl.DateTimeFormatOptions = weekday ? { ...dateParts, weekday: 'short' } : dateParts;
  return calendar ? shown(`${moment}T00:00:00Z`, parts, { locale: format.locale, timezone: 'UTC' }) : shown(moment, parts, format);
}

/** The time of day to the minute, 24 hours, in the named zone: '03:30'. */
export function formatTime(moment: Moment, format: MomentFormat): string {
  return shown(moment, timeParts, format);
}

/** Whole seconds since a moment, never below 0 (clocks differ); null for no moment. */
export function secondsAgo(moment: Moment, now: number = Date.now()): number | null {
  const epoch = epochOf(moment);
  return epoch === null ? null : Math.max(0, Math.floor((now - epoch) / 1000));
}

/** How long ago a moment was, in the largest unit that fits, in words of a language of the desk: 'vor 5 Minuten'. '' for no moment. */
export function formatAgo(moment: Moment, locale: string, now: number = Date.now()): string {
  const seconds = secondsAgo(moment, now);
  if (seconds === null) return '';
  const [unit, size] = units.find(([, length]) => seconds >= length) ?? ['second', 1];
  return new Intl.RelativeTimeFormat(intlLocale(locale), { numeric: 'auto' }).format(-Math.floor(seconds / size), unit);
}

const lengths = [['day', 86_400], ['hour', 3600], ['minute', 60], ['second', 1]] as const;
/** A length of time in words of a language of the desk, from days down to seconds, without the units that are nothing: '2 days, 12 hours'. @param seconds whole, 0 or more */
export function formatDuration(seconds: number, locale: string): string {
  const parts = lengths.flatMap(([unit, size], i) => {
    const amount = Math.floor((i === 0 ? seconds : seconds % (lengths[i - 1]?.[1] ?? 1)) / size);
    return amount > 0 || (seconds === 0 && unit === 'second') ? [new Intl.NumberFormat(intlLocale(locale), { style: 'unit', unit, unitDisplay: 'long' }).format(amount)] : [];
  });
  return new Intl.ListFormat(intlLocale(locale), { type: 'unit', style: 'long' }).format(parts);
}

const dateParts: Intl.DateTimeFormatOptions = { year: 'numeric', month: '2-digit', day: '2-digit' };
const timeParts: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
const units: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [['day', 86_400], ['hour', 3600], ['minute', 60]];
const formats = new Map<string, Intl.DateTimeFormat>();

function shown(moment: Moment, parts: Intl.DateTimeFormatOptions, format: MomentFormat): string {
  const epoch = epochOf(moment);
  return epoch === null ? '' : formatFor(parts, format).format(epoch);
}

function formatFor(parts: Intl.DateTimeFormatOptions, { locale, timezone }: MomentFormat): Intl.DateTimeFormat {
  const name = [locale, timezone, ...Object.keys(parts)].join();
  const format = formats.get(name) ?? new Intl.DateTimeFormat(intlLocale(locale), { ...parts, ...(timezone ? { timeZone: timezone } : {}) });
  formats.set(name, format);
  return format;
}

function epochOf(moment: Moment): number | null {
  if (moment === null || moment === undefined || moment === '') return null;
  const epoch = new Date(moment).getTime();
  return Number.isFinite(epoch) ? epoch : null;
}

/** The name of a weekday, 0 (Monday) to 6, in a language of the desk. */
export const weekdayName = (day: number, locale: string, length: 'long' | 'short' = 'long'): string =>
  // 5 January 1970 was a Monday.
  new Intl.DateTimeFormat(intlLocale(locale), { weekday: length, timeZone: 'UTC' }).format(new Date(Date.UTC(1970, 0, 5 + day)));
