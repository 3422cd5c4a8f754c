import type { Broken } from '#resources/domain/attributes.ts';

type Bounds = readonly [least: number, most: number];
/**
 * What the product makes of the attributes of the categories it understands: a bonus in percent, a duration in days, a daily reward in coins, minutes of play.
 * A pass without minutes, or with none of them, is one between two times of day.
 */
const bounds: Readonly<Record<string, Readonly<Record<string, Bounds>>>> = {
  Subscriptions: { bonus: [0, 100], duration: [1, 36_500], daily_reward: [0, 1_000_000_000] },
  'Time Tickets': { minutes: [1, 5_256_000] },
  Passes: { minutes: [0, 5_256_000] },
};

/** What a value breaks that the product has to make something of; null for attributes that are the chain's own, and for what is no number at all. */
export const brokenBound = (category: string | null | undefined, name: string, value: unknown): Broken | null => {
  const found = bounds[category ?? '']?.[name];
  const amount = typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? Number(value.trim().replace(',', '.')) : Number.NaN;
  return found === undefined || Number.isNaN(amount) || (amount >= found[0] && amount <= found[1]) ? null : { rule: 'between', from: found[0], to: found[1] };
};
