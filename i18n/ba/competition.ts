import { contexts as hr } from '../hr/competition.ts';

export { chest, strategy } from '../hr/competition.ts';
export const contexts = { ...hr, purchase: 'Kupovina', ff_league_participation: 'Učešće u FF ligi', ff_competition_win: 'Pobjeda na FF takmičenju' } as const;
/** What stands under the fields of a rule. */
export const ruleHelp = {
  contexts: 'Šta igrač radi da bi napredovao.',
  strategy: 'Zbrajanje sabira, poređenje pamti najbolje, jednako traži tačno tu vrijednost, različito broji različite stvari, poređenje dana različite dane.',
  value: 'Koliko je potrebno. Prazno znači 1.',
  conditions: 'Vrijede kad gore nije izabran nijedan događaj. Prazna vrijednost znači 1.',
} as const;
