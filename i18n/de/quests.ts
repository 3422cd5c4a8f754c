import type { quests as declared } from '#resources/quests.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { chest, contexts, ruleHelp, strategy } from './competition.ts';

const kinds = { daily: 'Täglich', weekly: 'Wöchentlich', monthly: 'Monatlich', dailyReward: 'Tagesbelohnung' } as const;
export const quests = {
  name: 'Quests',
  one: 'Quest',
  add: 'Quest anlegen',
  created: 'Quest angelegt',
  updated: 'Quest gespeichert',
  deleted: 'Quest gelöscht',
  fields: {
    name: 'Name',
    description: 'Beschreibung',
    active: 'Aktiv',
    kind: 'Art',
    group: 'Gruppe',
    expiryDatetime: 'Läuft ab am',
    configuration: 'Konfiguration',
    pools: 'Pools',
    contexts: 'Ereignisse',
    strategy: 'Zählweise',
    conditions: 'Bedingungen',
    'pools.pool_type': 'Pool',
    'pools.quest_types': 'Questarten',
    'pools.quest_types.quest_type': 'Questart',
    'pools.quest_types.weight': 'Gewicht',
    rewards: 'Belohnungen',
    'rewards.coins': 'Coins',
    'rewards.experience': 'Erfahrung',
    'rewards.chest': 'Truhe',
  },
  choices: {
    contexts,
    strategy,
    'rewards.chest': chest,
    kind: kinds,
    'pools.pool_type': kinds,
  },
  adds: { pools: 'Pool hinzufügen', 'pools.quest_types': 'Questart hinzufügen', rewards: 'Belohnung hinzufügen' },
  help: { contexts: ruleHelp.contexts, strategy: ruleHelp.strategy, conditions: ruleHelp.conditions, configuration: 'Für Programme, die es anzeigen; gezählt wird danach nichts.', pools: 'Aus jedem wird in seinem eigenen Zeitraum neu gezogen, gleich welcher Art die Quest ist.', rewards: 'Werden für jeden Pool einmal in seinem Zeitraum ausgezahlt, zusätzlich zu dem, was die Questart gibt.' },
  checks: { neverMoves: 'So geht es nie voran: mindestens ein Ereignis wählen oder Bedingungen oder einen Pool hinzufügen.' },
  sections: { general: 'Allgemein', pools: 'Pools', rule: 'Regel', rewards: 'Belohnungen' },
  filters: { active: 'Aktiv' },
} as const satisfies MessagesFor<typeof declared>;
