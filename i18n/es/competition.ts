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
/** What stands under the fields of a rule. */
export const ruleHelp = {
  contexts: 'Qué hace un jugador para avanzar.',
  strategy: 'Cómo se cuenta: sumar, guardar el mejor, pedir exactamente el valor, contar cosas distintas o días distintos.',
  value: 'Cuánto hace falta. Vacío significa 1.',
  conditions: 'Cuentan si arriba no se elige ningún evento. Un valor vacío significa 1.',
} as const;
