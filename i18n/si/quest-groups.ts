import type { questGroups as declared } from '#resources/quest-groups.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const questGroups = {
  name: 'Skupine nalog',
  one: 'Skupina nalog',
  add: 'Dodaj skupino',
  created: 'Skupina je dodana',
  updated: 'Skupina je shranjena',
  deleted: 'Skupina je izbrisana',
  fields: { name: 'Ime', active: 'Aktivna' },
  sections: { general: 'Splošno' },
} as const satisfies MessagesFor<typeof declared>;
