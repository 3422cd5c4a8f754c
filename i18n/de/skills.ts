import type { skills as declared } from '#resources/skills.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const skills = {
  name: 'Fähigkeiten',
  one: 'Fähigkeit',
  add: 'Fähigkeit anlegen',
  created: 'Fähigkeit angelegt',
  updated: 'Fähigkeit gespeichert',
  deleted: 'Fähigkeit gelöscht',
  fields: { code: 'Code', value: 'Wert' },
  sections: { general: 'Allgemein' },
} as const satisfies MessagesFor<typeof declared>;
