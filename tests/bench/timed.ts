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

/** Prints a table, a line an array, and columns under one another. */
export const print = (lines: readonly (readonly string[])[]): void => console.log(lines.map((cells) => cells.map((text) => text.padStart(20)).join('')).join('\n'));

/** What grew with the size, in milliseconds at each and as a ratio. */
export const printGrowth = (sizes: readonly number[], small: Readonly<Record<string, number>>, large: Readonly<Record<string, number>>): void =>
  print([['', ...sizes.map((size) => size.toLocaleString('en')), 'growth'], ...Object.entries(large).map(([what, ms]) => [what, (small[what] ?? 0).toFixed(1), ms.toFixed(1), `${(ms / (small[what] ?? 1)).toFixed(1)} x`])]);
