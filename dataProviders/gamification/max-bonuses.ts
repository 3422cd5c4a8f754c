import { unexpectedFrom } from '#dataProviders/adapter/parts.ts';
import type { Calls, Client, MaxBonuses } from '#dataProviders/adapter/types.ts';
import { wholePart } from '#dataProviders/adapter/whole-part.ts';
import { maxBonusKeys } from '#resources/groups/max-bonuses.ts';

const ceilingsIn = (json: unknown): MaxBonuses => {
  const found = (json ?? {}) as Readonly<Record<string, unknown>>;
  const ceilings = maxBonusKeys.map((key) => [key, found[key]] as const);
  if (!ceilings.every((one): one is readonly [(typeof maxBonusKeys)[number], number] => typeof one[1] === 'number')) throw unexpectedFrom('gamification')('max bonuses that are no numbers');
  return Object.fromEntries(ceilings);
};

/**
 * The ceilings of the parts of a bonus, in whole percent:
 *
 *     maxBonuses      GET  /max-bonuses
 *     saveMaxBonuses  POST /max-bonuses/update {four integers} with If-Match
 */
export const maxBonusCalls = (client: Client): Pick<Calls, 'maxBonuses' | 'saveMaxBonuses'> => {
  const ceilings = wholePart(client, {
    at: () => ({ service: 'gamification', path: '/max-bonuses' }), save: () => ({ service: 'gamification', path: '/max-bonuses/update', method: 'POST' }), read: ceilingsIn, body: (value) => value,
  });
  return { maxBonuses: (signal) => ceilings.get(null, signal), saveMaxBonuses: (values, seen) => ceilings.save(null, values, seen) };
};
