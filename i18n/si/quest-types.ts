import type { questTypes as declared } from '#resources/quest-types.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { chest, contexts, ruleHelp, strategy } from './competition.ts';

export const questTypes = {
  name: 'Vrste nalog',
  one: 'Vrsta naloge',
  add: 'Dodaj vrsto naloge',
  created: 'Vrsta naloge je dodana',
  updated: 'Vrsta naloge je shranjena',
  deleted: 'Vrsta naloge je izbrisana',
  fields: {
    name: 'Ime',
    description: 'Opis',
    active: 'Aktivno',
    contexts: 'Dogodki',
    strategy: 'Način štetja',
    conditions: 'Pogoji',
    value: 'Vrednost',
    'rewards.coins': 'Kovanci',
    'rewards.experience': 'Izkušnje',
    'rewards.chest': 'Skrinja',
  },
  choices: {
    contexts,
    strategy,
    'rewards.chest': chest,
  },
  help: ruleHelp,
  checks: { neverMoves: 'Nič ga ne premakne: izberite vsaj en dogodek ali dodajte pogoje.' },
  sections: { general: 'Splošno', rule: 'Pravilo', rewards: 'Nagrade' },
} as const satisfies MessagesFor<typeof declared>;
