import type { skills as declared } from '#resources/skills.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const skills = {
  name: 'Vještine',
  one: 'Vještina',
  add: 'Dodaj vještinu',
  created: 'Vještina je dodana',
  updated: 'Vještina je spremljena',
  deleted: 'Vještina je obrisana',
  fields: { code: 'Oznaka', value: 'Vrijednost' },
  sections: { general: 'Općenito' },
} as const satisfies MessagesFor<typeof declared>;
