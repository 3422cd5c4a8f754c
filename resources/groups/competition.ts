import { eventContexts } from '../domain/awards.ts';
import { field } from '../schema/index.ts';

export const strategies = ['collect', 'compare', 'collectDistinct', 'compareDays', 'equal'] as const;
export const chests = ['bronze', 'silver', 'gold', 'diamond'] as const;

/** What moves an achievement or a quest, and how what happened is counted. */
export const ruleFields = {
  contexts: field.choices(eventContexts),
  strategy: field.choice(strategies, { initial: 'collect' }),
  conditions: field.conditions({ contexts: 'contexts', strategies: 'strategy' }),
};
/** What is paid once when it is completed. */
export const rewardFields = { coins: field.coins({ min: 0, initial: 0 }), experience: field.integer({ min: 0, initial: 0 }), chest: field.choice(chests) };
