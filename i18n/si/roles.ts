import type { roles as declared } from '#resources/roles.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const roles = {
  name: 'Vloge',
  one: 'Vloga',
  add: 'Dodaj vlogo',
  created: 'Vloga je dodana',
  updated: 'Vloga je shranjena',
  deleted: 'Vloga je izbrisana',
  fields: { name: 'Ime', is_default: 'Privzeta' },
  help: { is_default: 'Zaposleni smejo dodeljevati samo privzete vloge.' },
  rules: { is_default: { lastDefault: 'ostane: nobena druga vloga ni privzeta' } },
  sections: { general: 'Splošno' },
} as const satisfies MessagesFor<typeof declared>;
