import type { skills as declared } from '#resources/skills.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const skills = {
  name: 'Habilidades',
  one: 'Habilidad',
  add: 'Crear habilidad',
  created: 'Habilidad creada',
  updated: 'Habilidad guardada',
  deleted: 'Habilidad eliminada',
  fields: { code: 'Código', value: 'Valor' },
  sections: { general: 'General' },
} as const satisfies MessagesFor<typeof declared>;
