/** Numbers that look random and are the same for the same seed, on every machine. */
export interface Random {
  /** A whole number from 0 to below `bound`. */
  readonly below: (bound: number) => number;
  /** True in so many of a hundred cases. */
  readonly chance: (percent: number) => boolean;
  readonly pick: <T>(from: readonly T[]) => T;
}

/** mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (bound: number) => Math.floor(next() * bound);
  return {
    below,
    chance: (percent) => below(100) < percent,
    pick: <T>(from: readonly T[]): T => {
      const found = from[below(from.length)];
      if (found === undefined) throw new RangeError('random.empty');
      return found;
    },
  };
}
