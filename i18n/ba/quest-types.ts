import type { questTypes as declared } from '#resources/quest-types.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { chest, contexts, ruleHelp, strategy } from './competition.ts';

export const questTypes = {
  name: 'Vrste zadataka',
  one: 'Vrsta zadatka',
  add: 'Dodaj vrstu zadatka',
  created: 'Vrsta zadatka je dodana',
  updated: 'Vrsta zadatka je sačuvana',
  deleted: 'Vrsta zadatka je obrisana',
  fields: {
    name: 'Naziv',
    description: 'Opis',
    active: 'Aktivno',
    contexts: 'Događaji',
    strategy: 'Način brojanja',
    conditions: 'Uslovi',
    value: 'Vrijednost',
    'rewards.coins': 'Kovanice',
    'rewards.experience': 'Iskustvo',
    'rewards.chest': 'Škrinja',
  },
  choices: {
    contexts,
    strategy,
    'rewards.chest': chest,
  },
  help: ruleHelp,
  checks: { neverMoves: 'Ništa ga ne pokreće: izaberite barem jedan događaj ili dodajte uslove.' },
  sections: { general: 'Opće', rule: 'Pravilo', rewards: 'Nagrade' },
} as const satisfies MessagesFor<typeof declared>;
