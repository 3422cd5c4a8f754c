import { wallClockOf, type Instant } from '#resources/domain/zone.ts';
import { weekdayOf } from '#resources/domain/day.ts';

/** The parts of a player's bonus, each a fraction from 0 to 1 (0.15 is 15 %). */
export interface BonusParts { legend: number; rank: number; reward: number; subscription: number; skill: number; arena: number }

/** The ceilings of the four capped parts, as fractions (the max-bonuses service stores whole percentages: divide by 100). */
export type BonusCeilings = Pick<BonusParts, 'legend' | 'rank' | 'reward' | 'subscription'>;

/**
 * The whole bonus as a fraction from 0 to 1: 1 - product of (1 - part) over legend-or-rank, reward, subscription, skill, arena.
 * Legend, rank, reward and subscription are first capped by their ceiling; then legend counts if above 0, else rank.
 * Without a float tail.
 */
export function totalBonus(parts: BonusParts, max: BonusCeilings): number {
  const capped = (part: keyof BonusCeilings): number => Math.min(share(parts[part]), share(max[part]));
  const legend = capped('legend');
  const counted = [legend > 0 ? legend : capped('rank'), capped('reward'), capped('subscription'), share(parts.skill), share(parts.arena)];
  const rest = counted.reduce((left, part) => left * (1 - part), 1);
  return Math.round((1 - rest) * 1e9) / 1e9;
}

/** An arena's bonuses: `grid[0..6][0..23]`, Monday first, whole percentages from 0 to 100. */
export type BonusGrid = readonly (readonly number[])[];

/** One cell as the service speaks it: day 1 (Monday) to 7, hour 0 to 23, whole percentage. */
export interface BonusEntry { day: number; hour: number; value: number }

/** Seven days of 24 zeros. */
export function emptyGrid(): number[][] {
  return Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
}

/** The hue in degrees that a cell is painted with: 0 → 0 (red), 50 → 60, 100 → 120 (green); values outside are held inside. */
export function cellHue(value: number): number {
  return (Math.min(100, Math.max(0, value)) / 100) * 120;
}

/** All 168 cells of a grid in the service's words. */
export function toEntries(grid: BonusGrid): BonusEntry[] {
  return grid.flatMap((hours, weekday) => hours.map((value, hour) => ({ day: weekday + 1, hour, value })));
}

/**
 * The grid of a service's entries; cells that are not named are 0.
 * @throws RangeError 'bonus.entry' for a day, an hour or a value outside its bounds.
 */
export function fromEntries(entries: readonly BonusEntry[]): number[][] {
  const grid = emptyGrid();
  for (const { day, hour, value } of entries) {
    const hours = grid[day - 1];
    if (hours?.[hour] === undefined || !Number.isInteger(value) || value < 0 || value > 100) throw new RangeError('bonus.entry');
    hours[hour] = value;
  }
  return grid;
}

/** The arena's bonus in whole percent at an instant, by the clock of the arena's zone. One hour on: pass an instant 3,600,000 ms later. */
export function bonusAt(grid: BonusGrid, instant: Instant, timezone: string): number {
  const { day, hour } = wallClockOf(instant, timezone);
  return grid[weekdayOf(day)]?.[hour] ?? 0;
}

const share = (value: number): number => Math.min(1, Math.max(0, value));
