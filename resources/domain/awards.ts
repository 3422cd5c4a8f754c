/** What staff award to a player, as it travels in an event's `context`. The last is the admins' alone. */
export const awardContexts = [
  'win_with_friend', 'instagram_follow', 'tiktok_follow', 'significant_other_visit', 'staff_drink_treat', 'birthday_party', 'ff_league_participation', 'ff_competition_win', 'LEGEND',
] as const;
export type AwardContext = (typeof awardContexts)[number];
/** Everything that may move an achievement or a quest: awards, and what players do by themselves. */
export const eventContexts = ['session', 'purchase', ...awardContexts] as const;

/** The award that admins alone give; whoever has it gets the legend part of a bonus. */
export const legend = 'LEGEND' satisfies AwardContext;
/** What somebody may award; `admin` is whether they are one. */
export const awardsFor = (admin: boolean): readonly AwardContext[] => awardContexts.filter((context) => admin || context !== legend);

/** Coins in a chest, by its tier. */
export const chestCoins: Readonly<Record<string, number>> = { bronze: 100, silver: 250, gold: 500, diamond: 1000 };
/** How a chest is named in an inventory; screens say it in words. */
export const chestName = (tier: string): string => `chest.${tier}`;
