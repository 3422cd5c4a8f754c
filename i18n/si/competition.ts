/** What the resources of competitions say alike. */
export const contexts = {
  session: 'Igranje',
  purchase: 'Nakup',
  win_with_friend: 'Zmaga s prijateljem',
  instagram_follow: 'Sledenje na Instagramu',
  tiktok_follow: 'Sledenje na TikToku',
  significant_other_visit: 'Obisk s partnerjem',
  staff_drink_treat: 'Pijača za osebje',
  birthday_party: 'Rojstnodnevna zabava',
  ff_league_participation: 'Sodelovanje v ligi FF',
  ff_competition_win: 'Zmaga na tekmovanju FF',
  LEGEND: 'LEGEND',
} as const;
export const strategy = {
  collect: 'Zbiraj',
  compare: 'Primerjaj',
  collectDistinct: 'Zbiraj različne',
  compareDays: 'Primerjaj dneve',
  equal: 'Enako',
} as const;
export const chest = { bronze: 'Bronasta', silver: 'Srebrna', gold: 'Zlata', diamond: 'Diamantna' } as const;
