/** What the resources of competitions say alike. */
export const contexts = {
  session: 'Spielsitzung',
  purchase: 'Kauf',
  win_with_friend: 'Sieg mit einem Freund',
  instagram_follow: 'Folgt auf Instagram',
  tiktok_follow: 'Folgt auf TikTok',
  significant_other_visit: 'Besuch mit Partner',
  staff_drink_treat: 'Getränk fürs Team',
  birthday_party: 'Geburtstagsfeier',
  ff_league_participation: 'Teilnahme an der FF-Liga',
  ff_competition_win: 'Sieg im FF-Wettbewerb',
  LEGEND: 'LEGEND',
} as const;
export const strategy = {
  collect: 'Sammeln',
  compare: 'Vergleichen',
  collectDistinct: 'Verschiedene sammeln',
  compareDays: 'Tage vergleichen',
  equal: 'Gleich',
} as const;
export const chest = { bronze: 'Bronze', silver: 'Silber', gold: 'Gold', diamond: 'Diamant' } as const;
