/** What staff award to a player, as it travels in an event's `context`. The last is the admins' alone. */
export const awardContexts = [
  'win_with_friend', 'instagram_follow', 'tiktok_follow', 'significant_other_visit', 'staff_drink_treat', 'birthday_party', 'ff_league_participation', 'ff_competition_win', 'LEGEND',
] as const;
export type AwardContext = (typeof awardContexts)[number];
/** Everything that may move an achievement or a quest: awards, and what players do by themselves. */
export const eventContexts = ['session', 'purchase', ...awardContexts] as const;
