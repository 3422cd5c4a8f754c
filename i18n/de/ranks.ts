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
  notes: {
    gap: 'Erfahrung %{range} gehört zu keinem Rang.',
    left: 'Erfahrung %{range} gehört dann zu keinem Rang.',
    without: '%{count} Benutzer hat diesen Rang und ist dann ohne Rang. |||| %{count} Benutzer haben diesen Rang und sind dann ohne Rang.',
    held: '%{count} Benutzer hat diesen Rang: Löschen lässt er sich erst, wenn ihn niemand mehr hat. |||| %{count} Benutzer haben diesen Rang: Löschen lässt er sich erst, wenn ihn niemand mehr hat.',
  },
  rules: { experience_lower: overlap, experience_upper: overlap },
} as const satisfies MessagesFor<typeof declared>;
