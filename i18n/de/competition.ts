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
/** What stands under the fields of a rule. */
export const ruleHelp = {
  contexts: 'Was ein Spieler tut, damit es vorangeht.',
  strategy: 'Wie gezählt wird: zusammenzählen, den besten Wert behalten, genau diesen Wert verlangen, verschiedene Dinge oder verschiedene Tage zählen.',
  value: 'Wie viel nötig ist. Leer bedeutet 1.',
  conditions: 'Sie gelten, wenn oben kein Ereignis gewählt ist. Ein leerer Wert bedeutet 1.',
} as const;
