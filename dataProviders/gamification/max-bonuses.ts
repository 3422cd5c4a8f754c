import { unexpectedFrom } from '#dataProviders/adapter/parts.ts';
import type { Calls, Client } from '#dataProviders/adapter/types.ts';

/**
 * The ceilings of the parts of a bonus, in whole percent:
 *
 *     maxBonuses      GET  /max-bonuses
 *     saveMaxBonuses  POST /max-bonuses/update {four integers}
 */
export const maxBonusCalls = (client: Client): Pick<Calls, 'maxBonuses' | 'saveMaxBonuses'> => ({
  maxBonuses: async (signal) => {
    const { json } = await client.call({ service: 'gamification', path: '/max-bonuses', ...(signal ? { signal } : {}) });
    if (json !== null && typeof json === 'object' && Object.values(json).every((value) => typeof value === 'number')) return json as Readonly<Record<string, number>>;
    throw unexpectedFrom('gamification')('max bonuses that are no numbers');
  },
  saveMaxBonuses: async (values) => {
    await client.call({ service: 'gamification', path: '/max-bonuses/update', method: 'POST', body: values });
  },
});
