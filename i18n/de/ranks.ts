import type { ranks as declared } from '#resources/ranks.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

const overlap = { overlap: 'überschneidet sich mit dem Rang %{name}' };
export const ranks = {
  name: 'Ränge',
  one: 'Rang',
  add: 'Rang anlegen',
  created: 'Rang angelegt',
  updated: 'Rang gespeichert',
  deleted: 'Rang gelöscht',
  fields: {
    name: 'Name',
    experience_lower: 'Erfahrung von',
    experience_upper: 'Erfahrung bis',
    gain: 'Zuwachs pro Stunde',
    decay: 'Verlust pro Stunde',
    bonus: 'Bonus',
    active: 'Aktiv',
  },
  help: {
    gain: 'Erfahrung, die ein Spieler in einer Stunde Spielzeit gewinnt',
    decay: 'Erfahrung, die ein Spieler in einer Stunde ohne Spiel verliert',
  },
  sections: { general: 'Allgemein', experience: 'Erfahrung' },
  checks: { lowerBelowUpper: 'muss unter der oberen Grenze liegen' },
  notes: { gap: 'Erfahrung %{range} gehört zu keinem Rang.' },
  rules: { experience_lower: overlap, experience_upper: overlap },
} as const satisfies MessagesFor<typeof declared>;
