import type { TestServices } from '#tests/support/services.ts';

/** Median of the rounds in milliseconds, after one round that is not counted. */
export const timed = async (rounds: number, work: (round: number) => Promise<unknown>): Promise<number> => {
  await work(rounds);
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await work(round);
    taken.push(performance.now() - start);
  }
  return taken.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
};

/** The same measured in two chains, the small one first; each is stopped before the next starts. */
export const inTwo = async <T>(starts: readonly [small: () => Promise<TestServices>, large: () => Promise<TestServices>], measure: (services: TestServices) => Promise<T>): Promise<readonly [small: T, large: T]> => {
  const at = async (start: () => Promise<TestServices>): Promise<T> => {
    const services = await start();
    try {
      return await measure(services);
    } finally {
      await services.stop();
    }
  };
  return [await at(starts[0]), await at(starts[1])];
};

/** Prints a table, a line an array, and columns under one another. */
export const print = (lines: readonly (readonly string[])[]): void => console.log(lines.map((cells) => cells.map((text) => text.padStart(20)).join('')).join('\n'));

/** What grew with the size, in milliseconds at each and as a ratio. */
export const printGrowth = (sizes: readonly number[], small: Readonly<Record<string, number>>, large: Readonly<Record<string, number>>): void =>
  print([['', ...sizes.map((size) => size.toLocaleString('en')), 'growth'], ...Object.entries(large).map(([what, ms]) => [what, (small[what] ?? 0).toFixed(1), ms.toFixed(1), `${(ms / (small[what] ?? 1)).toFixed(1)} x`])]);
