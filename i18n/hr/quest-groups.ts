import type { questGroups as declared } from '#resources/quest-groups.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const questGroups = {
  name: 'Grupe zadataka',
  one: 'Grupa zadataka',
  add: 'Dodaj grupu',
  created: 'Grupa je dodana',
  updated: 'Grupa je spremljena',
  deleted: 'Grupa je obrisana',
  fields: { name: 'Naziv', active: 'Aktivna' },
  sections: { general: 'Općenito' },
} as const satisfies MessagesFor<typeof declared>;
