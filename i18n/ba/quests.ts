import type { quests as declared } from '#resources/quests.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { chest, contexts, ruleHelp, strategy } from './competition.ts';

const kinds = { daily: 'Dnevni', weekly: 'Sedmični', monthly: 'Mjesečni', dailyReward: 'Dnevna nagrada' } as const;
export const quests = {
  name: 'Zadaci',
  one: 'Zadatak',
  add: 'Dodaj zadatak',
  created: 'Zadatak je dodan',
  updated: 'Zadatak je sačuvan',
  deleted: 'Zadatak je obrisan',
  fields: {
    name: 'Naziv',
    description: 'Opis',
    active: 'Aktivno',
    kind: 'Vrsta',
    group: 'Grupa',
    expiryDatetime: 'Vrijedi do',
    configuration: 'Konfiguracija',
    pools: 'Skupovi',
    contexts: 'Događaji',
    strategy: 'Način brojanja',
    conditions: 'Uslovi',
    'pools.pool_type': 'Skup',
    'pools.quest_types': 'Vrste zadataka',
    'pools.quest_types.quest_type': 'Vrsta zadatka',
    'pools.quest_types.weight': 'Težina',
    rewards: 'Nagrade',
    'rewards.coins': 'Kovanice',
    'rewards.experience': 'Iskustvo',
    'rewards.chest': 'Škrinja',
  },
  choices: {
    contexts,
    strategy,
    'rewards.chest': chest,
    kind: kinds,
    'pools.pool_type': kinds,
  },
  adds: { pools: 'Dodaj skup', 'pools.quest_types': 'Dodaj vrstu zadatka', rewards: 'Dodaj nagradu' },
  help: { contexts: ruleHelp.contexts, strategy: ruleHelp.strategy, conditions: ruleHelp.conditions, configuration: 'Za programe koji to prikazuju; ništa se po tome ne broji.', pools: 'Iz svakog se izvlači iznova u njegovom periodu, bio zadatak dnevni, sedmični ili mjesečni.', rewards: 'Isplaćuju se za svaki skup, jednom u njegovom periodu, uz ono što daje vrsta zadatka.' },
  checks: { neverMoves: 'Ništa ga ne pokreće: izaberite barem jedan događaj ili dodajte uslove ili skup.' },
  sections: { general: 'Opće', pools: 'Skupovi', rule: 'Pravilo', rewards: 'Nagrade' },
  filters: { active: 'Aktivno' },
} as const satisfies MessagesFor<typeof declared>;
