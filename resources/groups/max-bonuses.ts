import { field } from '../schema/index.ts';

/** How high each part of a player's bonus may go, in whole percent. One set for the chain. */
export const maxBonusFields = {
  max_legend_bonus: field.percent({ required: true }),
  max_rank_bonus: field.percent({ required: true }),
  max_reward_bonus: field.percent({ required: true }),
  max_subscription_bonus: field.percent({ required: true }),
};
export const maxBonusKeys = ['max_legend_bonus', 'max_rank_bonus', 'max_reward_bonus', 'max_subscription_bonus'] as const satisfies readonly (keyof typeof maxBonusFields)[];
export type MaxBonuses = Readonly<Record<(typeof maxBonusKeys)[number], number>>;
