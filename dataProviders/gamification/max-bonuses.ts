import { unexpectedFrom } from '#dataProviders/adapter/parts.ts';
import type { Calls, Client, MaxBonuses } from '#dataProviders/adapter/types.ts';
import { wholePart } from '#dataProviders/adapter/whole-part.ts';

/** A refusal shows them with their version beside them. */
const ceilingsIn = (json: unknown): MaxBonuses => {
  const { version: _version, ...ceilings } = (json ?? {}) as Readonly<Record<string, unknown>>;
  if (!Object.values(ceilings).every((value) => typeof value === 'number')) throw unexpectedFrom('gamification')('max bonuses that are no numbers');
  return ceilings as MaxBonuses;
};

/**
 * The ceilings of the parts of a bonus, in whole percent:
 *
 *     maxBonuses      GET  /max-bonuses
 *     maxBonusHistory GET  /max-bonuses/history?size=25&page=0
 *     saveMaxBonuses  POST /max-bonuses/update {four integers} with If-Match
 */
export const maxBonusCalls = (client: Client): Pick<Calls, 'maxBonuses' | 'maxBonusHistory' | 'saveMaxBonuses'> => {
  const ceilings = wholePart(client, {
    at: () => ({ service: 'gamification', path: '/max-bonuses' }), save: () => ({ service: 'gamification', path: '/max-bonuses/update', method: 'POST' }), read: ceilingsIn, body: (value) => value,
  });
  return {
    maxBonuses: (signal) => ceilings.get(null, signal),
    maxBonusHistory: async (page, signal) => (await import('#dataProviders/adapter/find.ts')).historyAt(client, 'gamification', '/max-bonuses/history', page, signal),
    saveMaxBonuses: (values, seen) => ceilings.save(null, values, seen),
  };
};
