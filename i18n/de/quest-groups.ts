import type { questGroups as declared } from '#resources/quest-groups.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const questGroups = {
  name: 'Questgruppen',
  one: 'Questgruppe',
  add: 'Gruppe anlegen',
  created: 'Gruppe angelegt',
  updated: 'Gruppe gespeichert',
  deleted: 'Gruppe gelöscht',
  fields: { name: 'Name', active: 'Aktiv' },
  sections: { general: 'Allgemein' },
} as const satisfies MessagesFor<typeof declared>;
