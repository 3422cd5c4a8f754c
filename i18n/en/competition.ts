/** What the resources of competitions say alike. */
export const contexts = {
  session: 'Play session',
  purchase: 'Purchase',
  win_with_friend: 'Win with a friend',
  instagram_follow: 'Instagram follow',
  tiktok_follow: 'TikTok follow',
  significant_other_visit: 'Significant other visit',
  staff_drink_treat: 'Staff drink treat',
  birthday_party: 'Birthday party',
  ff_league_participation: 'FF League participation',
  ff_competition_win: 'FF competition win',
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
