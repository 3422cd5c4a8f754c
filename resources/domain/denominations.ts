/** Values of coins and notes, in minor units, highest first (spec section 9). */
const usual = [50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5, 2] as const;
/** What the drawer of a currency holds besides. */
const besides: Readonly<Record<string, readonly number[]>> = { EUR: [1] };
/** Smallest and largest note, where they are not those of the euro. */
const notes: Readonly<Record<string, readonly [smallest: number, largest: number]>> = { BAM: [1_000, 20_000] };

/** The coins and notes that a drawer of this currency is counted in, in minor units, highest first. */
export const denominationsOf = (currency: string): readonly number[] => [...usual, ...(besides[currency] ?? [])];

/** The notes of a currency alone, in minor units, highest first. */
export const notesOf = (currency: string): readonly number[] => {
  const [smallest, largest] = notes[currency] ?? [500, 50_000];
  return denominationsOf(currency).filter((value) => value >= smallest && value <= largest);
};
