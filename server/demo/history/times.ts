import { addDays, businessDayBounds, todayIn } from '#resources/domain/day.ts';
import { instantOf, wallClockOf } from '#resources/domain/zone.ts';
import { createRandom, type Random } from '#server/demo/random.ts';

const minute = 60_000;
/** Minutes from 10:00 in which arenas are open in the demo's past. */
const open = 13 * 60;

/** Draws moments of an arena's past in which it is open. Epoch milliseconds, at full minutes. */
export interface Moments {
  readonly between: (from: number, to: number) => number;
  /** The middle moments of what has passed of the business day that runs now. */
  readonly today: (count: number) => readonly number[];
  /** Year of the arena's calendar. */
  readonly yearOf: (at: number) => number;
}

/** @param start when the history begins */
export function momentsOf(timezone: string, dayStart: string | null, start: number, now: number, random: Random): Moments {
  const first = wallClockOf(start, timezone).day;
  const days = Math.ceil((now - start) / 86_400_000) + 1;
  // An arena opens at ten by its own clock; nobody changes clocks between then and closing.
  const openings = Array.from({ length: days }, (_, i) => instantOf(addDays(first, i), '10:00', timezone).getTime());
  const newYear = instantOf(`${wallClockOf(now, timezone).day.slice(0, 4)}-01-01`, '00:00', timezone).getTime();
  const year = Number(wallClockOf(now, timezone).day.slice(0, 4));
  return {
    between: (from, to) => {
      // Of numbers of its own: whatever the clock says at the seed, the same is sold.
      const own = createRandom(random.below(2_000_000_000));
      for (let tries = 0; tries < 8; tries += 1) {
        const at = own.pick(openings) + own.below(open) * minute;
        if (at >= from && at <= to) return at;
      }
      return from + Math.floor((own.below(1_000) * Math.max(0, to - from)) / 1_000);
    },
    today: (count) => {
      const [begin] = businessDayBounds(todayIn(timezone, now, dayStart), timezone, dayStart);
      const passed = now - begin.getTime();
      return Array.from({ length: count }, (_, i) => begin.getTime() + Math.floor((passed * (i + 1)) / (count + 1)));
    },
    yearOf: (at) => (at >= newYear ? year : year - 1),
  };
}
