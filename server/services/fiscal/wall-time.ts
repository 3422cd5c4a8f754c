import { wallClockOf } from '#resources/domain/zone.ts';

/** What the clocks of a zone show at an instant, as `YYYY-MM-DDTHH:mm:ss`. */
export function wallTimeOf(instant: Date, timezone: string): string {
  const { day, hour, minute, second } = wallClockOf(instant, timezone);
  return `${day}T${[hour, minute, second].map((part) => String(part).padStart(2, '0')).join(':')}`;
}
