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
/** What stands under the fields of a rule. */
export const ruleHelp = {
  contexts: 'Kaj igralec naredi, da napreduje.',
  strategy: 'Kako se šteje: sešteva, obdrži najboljše, zahteva točno to vrednost, šteje različne stvari ali različne dni.',
  value: 'Koliko je potrebno. Prazno pomeni 1.',
  conditions: 'Veljajo, če zgoraj ni izbran noben dogodek. Prazna vrednost pomeni 1.',
} as const;
