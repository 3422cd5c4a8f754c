import type { achievementGroups as declared } from '#resources/achievement-groups.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const achievementGroups = {
  name: 'Grupe postignuća',
  one: 'Grupa postignuća',
  add: 'Dodaj grupu',
  created: 'Grupa je dodana',
  updated: 'Grupa je spremljena',
  deleted: 'Grupa je obrisana',
  fields: { name: 'Naziv', active: 'Aktivna' },
  sections: { general: 'Općenito' },
} as const satisfies MessagesFor<typeof declared>;
