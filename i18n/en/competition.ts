/** What the resources of competitions say alike. */
export const contexts = {
  session: 'Play session',
  purchase: 'Purchase',
  win_with_friend: 'Win with a friend',
  instagram_follow: 'Instagram Follow',
  tiktok_follow: 'TikTok Follow',
  significant_other_visit: 'Significant Other Visit',
  staff_drink_treat: 'Staff Drink Treat',
  birthday_party: 'Birthday Party',
  ff_league_participation: 'FF League Participation',
  ff_competition_win: 'FF Competition Win',
  LEGEND: 'LEGEND',
} as const;
export const strategy = {
  collect: 'Collect',
  compare: 'Compare',
  collectDistinct: 'Collect distinct',
  compareDays: 'Compare days',
  equal: 'Equal',
} as const;
export const chest = { bronze: 'Bronze', silver: 'Silver', gold: 'Gold', diamond: 'Diamond' } as const;
/** What stands under the fields of a rule. */
export const ruleHelp = {
  contexts: 'What a player does to move it.',
  strategy: 'Collect adds up, Compare keeps the best, Equal wants exactly the value, Collect distinct counts different things, Compare days different days.',
  value: 'How much it takes. Empty means 1.',
  conditions: 'They count where no events are chosen above. A value that is empty means 1.',
} as const;
