import type { achievementGroups as declared } from '#resources/achievement-groups.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const achievementGroups = {
  name: 'Skupine dosežkov',
  one: 'Skupina dosežkov',
  add: 'Dodaj skupino',
  created: 'Skupina je dodana',
  updated: 'Skupina je shranjena',
  deleted: 'Skupina je izbrisana',
  fields: { name: 'Ime', active: 'Aktivna' },
  sections: { general: 'Splošno' },
} as const satisfies MessagesFor<typeof declared>;
