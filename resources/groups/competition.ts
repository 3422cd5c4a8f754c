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
interface Ruled {
  readonly active?: unknown;
  readonly contexts?: unknown;
  readonly conditions?: unknown;
}
/** Does anything move it? What is not active yet may still be in the making. */
export const moves = ({ active, contexts, conditions }: Ruled): boolean => active !== true || (Array.isArray(contexts) && contexts.length > 0) || (conditions ?? null) !== null;
/** Of experience as much at most as of coins, so that sums stay exact. */
const rewards = (start: { readonly initial?: number }) => ({ coins: field.coins({ min: 0, ...start }), experience: field.integer({ min: 0, max: 1_000_000_000, ...start }), chest: field.choice(chests) });
/** What is paid once when it is completed. */
export const rewardFields = rewards({ initial: 0 });
/** Of several that are paid together, each names what it gives. */
export const rewardRow = rewards({});
