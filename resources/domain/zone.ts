/** A point in time: epoch milliseconds, a Date, or ISO text that names its zone (`Z` or an offset). */
export type Instant = number | Date | string;

/** What a wall clock shows: the calendar day `YYYY-MM-DD` and the time of day (24 h). */
export interface WallClock { day: string; hour: number; minute: number; second: number }

/**
 * Epoch milliseconds of an instant. ISO text without a zone is refused, since it would mean another moment on each machine.
 * @throws RangeError 'zone.instant'
 */
export function epochOf(instant: Instant): number {
  if (typeof instant === 'string' && !/\d:\d\d.*(Z|[+-]\d\d:?\d\d)$/.test(instant)) throw new RangeError('zone.instant');
  const epoch = typeof instant === 'string' ? Date.parse(instant) : Number(instant);
  if (!Number.isFinite(epoch)) throw new RangeError('zone.instant');
  return epoch;
}

/** What the clocks of an IANA zone show at an instant. @throws RangeError for no instant or no zone */
export function wallClockOf(instant: Instant, timezone: string): WallClock {
  const shown = new Date(shownAt(epochOf(instant), timezone));
  return { day: shown.toISOString().slice(0, 10), hour: shown.getUTCHours(), minute: shown.getUTCMinutes(), second: shown.getUTCSeconds() };
}

/**
 * The first instant at which the clocks of a zone show this day and time, or, in the hour that is skipped in spring,
 * the instant of the jump. In autumn, when a time comes twice, its first coming.
 * @param day `YYYY-MM-DD`
 * @param time `HH:MM` or `HH:MM:SS`
 * @throws RangeError 'zone.clock' for anything that is no day or no time
 */
export function instantOf(day: string, time: string, timezone: string): Date {
  const wanted = clockEpoch(day, time);
  const near = [wanted - 86_400_000, wanted + 86_400_000].map((epoch) => wanted - (shownAt(epoch, timezone) - epoch));
  const exact = near.filter((epoch) => shownAt(epoch, timezone) === wanted);
  return new Date(exact.length > 0 ? Math.min(...exact) : jump(Math.min(...near), Math.max(...near), wanted, timezone));
}

/** Halves the span around a skipped hour until the instant of the jump is found. */
function jump(from: number, to: number, wanted: number, timezone: string): number {
  let [before, after] = [from, to];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (shownAt(middle, timezone) < wanted) before = middle;
    else after = middle;
  }
  return after;
}

/** The wall clock of a zone as if it were UTC, in milliseconds: comparable, not an instant. */
function shownAt(epoch: number, timezone: string): number {
  const part: Partial<Record<string, number>> = {};
  for (const { type, value } of formatFor(timezone).formatToParts(epoch)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) + (((epoch % 1000) + 1000) % 1000);
}

function clockEpoch(day: string, time: string): number {
  const epoch = Date.parse(`${day}T${time.length === 5 ? `${time}:00` : time}.000Z`);
  const valid = /^\d{4}-\d\d-\d\d$/.test(day) && /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(time);
  if (!valid || !Number.isFinite(epoch) || new Date(epoch).toISOString().slice(0, 10) !== day) throw new RangeError('zone.clock');
  return epoch;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timezone: string): Intl.DateTimeFormat {
  const known = formats.get(timezone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone: timezone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric',
  });
  formats.set(timezone, made);
  return made;
}
