import type { attributeTypes, Broken } from '#resources/domain/attributes.ts';
import { isCore } from '#resources/domain/core-categories.ts';

interface Named { readonly name?: unknown; readonly type?: unknown }
/** What the product reads of the items of the categories it understands: name -> type. */
const read: Readonly<Record<string, Readonly<Record<string, (typeof attributeTypes)[number]>>>> = {
  Subscriptions: { bonus: 'integer', duration: 'integer', daily_reward: 'integer' },
  'Time Tickets': { minutes: 'integer' },
  Passes: { minutes: 'integer', valid_from: 'time', valid_to: 'time' },
};
const attributesIn = (category: Readonly<Record<string, unknown>>): readonly Named[] => (Array.isArray(category.attributes) ? (category.attributes as readonly Named[]) : []);

/** What a category no longer has of the attributes that the product reads, by their names; or has of another type. */
export const lostAttributes = (category: Readonly<Record<string, unknown>>): readonly string[] =>
  isCore(category.name) ? Object.entries(read[String(category.name)] ?? {}).filter(([name, type]) => !attributesIn(category).some((one) => one.name === name && one.type === type)).map(([name]) => name) : [];

/** Where they were lost, as paths below the list: a type that was changed, a name that was changed where it stood. What was taken out has no place. */
export const lostPlaces = (category: Readonly<Record<string, unknown>>, before: Readonly<Record<string, unknown>>): readonly string[] => {
  const [now, was] = [attributesIn(category), attributesIn(before)];
  return lostAttributes(category).flatMap((name) => {
    const [stands, stood] = [now.findIndex((one) => one.name === name), was.findIndex((one) => one.name === name)];
    if (stands >= 0) return [`${stands}.type`];
    const other = now.length === was.length ? now[stood] : undefined;
    return other && !was.some((one) => one.name === other.name) ? [`${stood}.name`] : [];
  });
};

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
