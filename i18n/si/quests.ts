import type { quests as declared } from '#resources/quests.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { chest, contexts, ruleHelp, strategy } from './competition.ts';

const kinds = { daily: 'Dnevna', weekly: 'Tedenska', monthly: 'Mesečna', dailyReward: 'Dnevna nagrada' } as const;
export const quests = {
  name: 'Naloge',
  one: 'Naloga',
  add: 'Dodaj nalogo',
  created: 'Naloga je dodana',
  updated: 'Naloga je shranjena',
  deleted: 'Naloga je izbrisana',
  fields: {
    name: 'Ime',
    description: 'Opis',
    active: 'Aktivno',
    kind: 'Vrsta',
    group: 'Skupina',
    expiryDatetime: 'Velja do',
    configuration: 'Konfiguracija',
    pools: 'Nabori',
    contexts: 'Dogodki',
    strategy: 'Način štetja',
    conditions: 'Pogoji',
    'pools.pool_type': 'Nabor',
    'pools.quest_types': 'Vrste nalog',
    'pools.quest_types.quest_type': 'Vrsta naloge',
    'pools.quest_types.weight': 'Utež',
    rewards: 'Nagrade',
    'rewards.coins': 'Kovanci',
    'rewards.experience': 'Izkušnje',
    'rewards.chest': 'Skrinja',
  },
  choices: {
    contexts,
    strategy,
    'rewards.chest': chest,
    kind: kinds,
    'pools.pool_type': kinds,
  },
  adds: { pools: 'Dodaj nabor', 'pools.quest_types': 'Dodaj vrsto naloge', rewards: 'Dodaj nagrado' },
  help: { contexts: ruleHelp.contexts, strategy: ruleHelp.strategy, conditions: ruleHelp.conditions, configuration: 'Za programe, ki to prikažejo; po tem se nič ne šteje.', pools: 'Iz vsakega se žreba znova v njegovem obdobju, naj bo naloga dnevna, tedenska ali mesečna.', rewards: 'Izplačajo se za vsak nabor, enkrat v njegovem obdobju, poleg tega, kar prinese vrsta naloge.' },
  checks: { neverMoves: 'Nič ga ne premakne: izberite vsaj en dogodek ali dodajte pogoje ali nabor.' },
  sections: { general: 'Splošno', pools: 'Nabori', rule: 'Pravilo', rewards: 'Nagrade' },
  filters: { active: 'Aktivno' },
} as const satisfies MessagesFor<typeof declared>;
