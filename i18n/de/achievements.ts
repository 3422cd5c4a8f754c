import type { achievements as declared } from '#resources/achievements.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { chest, contexts, strategy } from './competition.ts';

export const achievements = {
  name: 'Erfolge',
  one: 'Erfolg',
  add: 'Erfolg anlegen',
  created: 'Erfolg angelegt',
  updated: 'Erfolg gespeichert',
  deleted: 'Erfolg gelöscht',
  fields: {
    name: 'Name',
    description: 'Beschreibung',
    active: 'Aktiv',
    points: 'Punkte',
    task: 'Aufgabe',
    group: 'Gruppe',
    type: 'Art',
    period: 'Zeitraum',
    unit: 'Einheit',
    innerType: 'Innere Art',
    count: 'Anzahl',
    consecutive: 'Aufeinanderfolgend',
    contexts: 'Ereignisse',
    strategy: 'Zählweise',
    conditions: 'Bedingungen',
    value: 'Wert',
    data: 'Daten',
    'rewards.coins': 'Coins',
    'rewards.experience': 'Erfahrung',
    'rewards.chest': 'Truhe',
  },
  choices: {
    contexts,
    strategy,
    'rewards.chest': chest,
    type: { simple: 'Einfach', group: 'Gruppe', and: 'Alle von', or: 'Eines von', recurrent: 'Wiederkehrend' },
    unit: { day: 'Tag', week: 'Woche', month: 'Monat' },
    innerType: { simple: 'Einfach', group: 'Gruppe', and: 'Alle von', or: 'Eines von' },
  },
  sections: { general: 'Allgemein', rule: 'Regel', rewards: 'Belohnungen' },
  filters: { active: 'Aktiv' },
} as const satisfies MessagesFor<typeof declared>;
