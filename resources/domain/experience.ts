/** A rank as it moves experience: its bounds (both included), and what an hour of play and an hour without play do while it is in force. */
export interface RankBand {
  readonly lower: number;
  readonly upper: number;
  readonly gain: number;
  readonly decay: number;
}
/** Experience as it is kept: whole points, and the part of a point that is not full yet (from 0 to below 1). */
export interface Experience {
  readonly balance: number;
  readonly rest: number;
}
/** A stretch of play, in epoch milliseconds. */
export type Stretch = readonly [from: number, to: number];

const hour = 3_600_000;

/**
 * Experience after a time of play and no play: gain per hour played, decay per hour without, each of the rank that is in force at that moment; never below 0.
 * Stretches of play are in order and do not overlap. What is split in two calls gives the same as one.
 * @param from epoch milliseconds, as `to`
 */
export function experienceAfter(before: Experience, from: number, to: number, play: readonly Stretch[], ranks: readonly RankBand[]): Experience {
  let points = before.balance + before.rest;
  let at = from;
  const run = (until: number, playing: boolean): void => {
    while (at < until) {
      // The rank just above the points on the way up, just below them on the way down.
      const level = playing ? Math.floor(points) : Math.ceil(points) - 1;
      const band = ranks.find(({ lower, upper }) => level >= lower && level <= upper);
      const rate = band ? (playing ? band.gain : band.decay) : 0;
      if (!band || rate <= 0) break;
      // Up to the moment at which another rank comes into force.
      const bound = playing ? band.upper + 1 : band.lower;
      const reach = (Math.abs(bound - points) / rate) * hour;
      const step = Math.min(until - at, reach);
      points = step === reach ? bound : points + ((playing ? rate : -rate) * step) / hour;
      at += step;
    }
    at = until;
  };
  for (const [start, end] of play) {
    run(Math.min(Math.max(start, from), to), false);
    run(Math.min(Math.max(end, from), to), true);
  }
  run(to, false);
  const rounded = Math.round(points * 1e6) / 1e6;
  const balance = Math.floor(rounded);
  return { balance, rest: Math.round((rounded - balance) * 1e6) / 1e6 };
}
