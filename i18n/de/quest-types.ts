import type { questTypes as declared } from '#resources/quest-types.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { chest, contexts, ruleHelp, strategy } from './competition.ts';

export const questTypes = {
  name: 'Questarten',
  one: 'Questart',
  add: 'Questart anlegen',
  created: 'Questart angelegt',
  updated: 'Questart gespeichert',
  deleted: 'Questart gelöscht',
  fields: {
    name: 'Name',
    description: 'Beschreibung',
    active: 'Aktiv',
    contexts: 'Ereignisse',
    strategy: 'Zählweise',
    conditions: 'Bedingungen',
    value: 'Wert',
    'rewards.coins': 'Coins',
    'rewards.experience': 'Erfahrung',
    'rewards.chest': 'Truhe',
  },
  choices: {
    contexts,
    strategy,
    'rewards.chest': chest,
  },
  help: ruleHelp,
  checks: { neverMoves: 'So geht es nie voran: mindestens ein Ereignis wählen oder Bedingungen hinzufügen.' },
  sections: { general: 'Allgemein', rule: 'Regel', rewards: 'Belohnungen' },
} as const satisfies MessagesFor<typeof declared>;
