/** What the resources of competitions say alike. */
export const contexts = {
  session: 'Igranje',
  purchase: 'Kupnja',
  win_with_friend: 'Pobjeda s prijateljem',
  instagram_follow: 'Praćenje na Instagramu',
  tiktok_follow: 'Praćenje na TikToku',
  significant_other_visit: 'Dolazak s partnerom',
  staff_drink_treat: 'Piće za osoblje',
  birthday_party: 'Rođendanska proslava',
  ff_league_participation: 'Sudjelovanje u FF ligi',
  ff_competition_win: 'Pobjeda na FF natjecanju',
  LEGEND: 'LEGEND',
} as const;
export const strategy = {
  collect: 'Zbroji',
  compare: 'Usporedi',
  collectDistinct: 'Zbroji različito',
  compareDays: 'Usporedi dane',
  equal: 'Jednako',
} as const;
export const chest = { bronze: 'Brončana', silver: 'Srebrna', gold: 'Zlatna', diamond: 'Dijamantna' } as const;
/** What stands under the fields of a rule. */
export const ruleHelp = {
  contexts: 'Što igrač čini da bi napredovao.',
  strategy: 'Zbrajanje zbraja, usporedba pamti najbolje, jednako traži točno tu vrijednost, različito broji različite stvari, usporedba dana različite dane.',
  value: 'Koliko je potrebno. Prazno znači 1.',
  conditions: 'Vrijede kad gore nije odabran nijedan događaj. Prazna vrijednost znači 1.',
} as const;
