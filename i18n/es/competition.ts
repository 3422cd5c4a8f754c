/** What the resources of competitions say alike. */
export const contexts = {
  session: 'Sesión de juego',
  purchase: 'Compra',
  win_with_friend: 'Victoria con un amigo',
  instagram_follow: 'Seguir en Instagram',
  tiktok_follow: 'Seguir en TikTok',
  significant_other_visit: 'Visita con la pareja',
  staff_drink_treat: 'Invitar al personal',
  birthday_party: 'Fiesta de cumpleaños',
  ff_league_participation: 'Participación en la liga FF',
  ff_competition_win: 'Victoria en competición FF',
  LEGEND: 'LEGEND',
} as const;
export const strategy = {
  collect: 'Acumular',
  compare: 'Comparar',
  collectDistinct: 'Acumular distintos',
  compareDays: 'Comparar días',
  equal: 'Igual',
} as const;
export const chest = { bronze: 'Bronce', silver: 'Plata', gold: 'Oro', diamond: 'Diamante' } as const;
