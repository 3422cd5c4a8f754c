import type { achievementGroups as declared } from '#resources/achievement-groups.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const achievementGroups = {
  name: 'Erfolgsgruppen',
  one: 'Erfolgsgruppe',
  add: 'Gruppe anlegen',
  created: 'Gruppe angelegt',
  updated: 'Gruppe gespeichert',
  deleted: 'Gruppe gelöscht',
  fields: { name: 'Name', active: 'Aktiv' },
  sections: { general: 'Allgemein' },
} as const satisfies MessagesFor<typeof declared>;
