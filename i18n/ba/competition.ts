import { contexts as hr } from '../hr/competition.ts';

export { chest, strategy } from '../hr/competition.ts';
export const contexts = { ...hr, purchase: 'Kupovina', ff_league_participation: 'Učešće u FF ligi', ff_competition_win: 'Pobjeda na FF takmičenju' } as const;
