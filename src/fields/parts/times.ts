import { isDay } from '#resources/domain/day.ts';
import { instantOf, wallClockOf } from '#resources/domain/zone.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** A time as it is typed: '9:30', '0930' and '9' are 09:30, 09:30 and 09:00; anything else stays as typed, for its rule. */
export const readTime = (text: string): string | null => {
  const typed = text.trim();
  if (typed === '') return null;
  const [, hour, minute = '0'] = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(typed) ?? [];
  return hour !== undefined && Number(hour) < 24 && Number(minute) < 60 ? `${two(Number(hour))}:${two(Number(minute))}` : text;
};
/** A time as it is shown: a service's seconds are left away. */
export const writeTime = (value: unknown): string => (typeof value === 'string' ? value.replace(/^(\d\d:\d\d):\d\d$/, '$1') : '');

/** A day and a time, each as far as it is typed. */
export interface Parts {
  readonly day: string;
  readonly time: string;
}
const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
/** Stands between a day and a time that are typed: days are written with blanks, too. Nobody types it. */
const between = '\u0000';
/** What cannot be put together travels as the text of both, which the rule refuses. */
const asTyped = ({ day, time }: Parts): string | null => (day === '' && time === '' ? null : `${day}${between}${time}`);
const split = (text: string): Parts => {
  const [day = '', ...time] = text.split(text.includes(between) ? between : ' ');
  return { day, time: writeTime(time.join(' ')) };
};

/** A wall clock without zone: `YYYY-MM-DD HH:mm:ss`. */
export const wallClock = {
  join: (parts: Parts): string | null => (isDay(parts.day) && isTime(parts.time) ? `${parts.day} ${parts.time}:00` : asTyped(parts)),
  split: (value: unknown): Parts => split(typeof value === 'string' ? value.replace('T', ' ') : ''),
};

/** A point in time by the clock of a zone; kept as ISO text in UTC. */
export const instantIn = (timezone: string): typeof wallClock => ({
  join: (parts) => (isDay(parts.day) && isTime(parts.time) ? instantOf(parts.day, parts.time, timezone).toISOString() : asTyped(parts)),
  split: (value) => {
    if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d\d:?\d\d)$/.test(value)) return split(typeof value === 'string' ? value : '');
    const { day, hour, minute } = wallClockOf(value, timezone);
    return { day, time: `${two(hour)}:${two(minute)}` };
  },
});
