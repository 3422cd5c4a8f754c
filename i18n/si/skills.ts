import type { skills as declared } from '#resources/skills.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const skills = {
  name: 'Veščine',
  one: 'Veščina',
  add: 'Dodaj veščino',
  created: 'Veščina je dodana',
  updated: 'Veščina je shranjena',
  deleted: 'Veščina je izbrisana',
  fields: { code: 'Oznaka', value: 'Vrednost' },
  sections: { general: 'Splošno' },
} as const satisfies MessagesFor<typeof declared>;
