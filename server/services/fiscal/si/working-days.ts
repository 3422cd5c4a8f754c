import { addDays, weekdayOf } from '#resources/domain/day.ts';

/** Easter Sunday of a year, `YYYY-MM-DD` (Gregorian calendar, anonymous algorithm). */
function easterOf(year: number): string {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return `${year}-${String(month).padStart(2, '0')}-${String(((h + l - 7 * m + 114) % 31) + 1).padStart(2, '0')}`;
}
/** Slovenian holidays on which nobody works, as `MM-DD`; Easter Monday moves. */
const free = ['01-01', '01-02', '02-08', '04-27', '05-01', '05-02', '06-25', '08-15', '10-31', '11-01', '12-25', '12-26'];
const isWorkingDay = (day: string): boolean => weekdayOf(day) < 5 && !free.includes(day.slice(5)) && day !== addDays(easterOf(Number(day.slice(0, 4))), 1);

/** The day that many Slovenian working days later. */
export function addWorkingDays(day: string, days: number): string {
  let [found, left] = [day, days];
  while (left > 0) {
    found = addDays(found, 1);
    if (isWorkingDay(found)) left -= 1;
  }
  return found;
}
