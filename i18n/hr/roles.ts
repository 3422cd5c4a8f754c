import type { roles as declared } from '#resources/roles.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const roles = {
  name: 'Uloge',
  one: 'Uloga',
  add: 'Dodaj ulogu',
  created: 'Uloga je dodana',
  updated: 'Uloga je spremljena',
  deleted: 'Uloga je obrisana',
  fields: { name: 'Naziv', is_default: 'Zadana' },
  help: { is_default: 'Djelatnici smiju dodjeljivati samo zadane uloge.' },
  rules: { is_default: { lastDefault: 'ostaje: nijedna druga uloga nije zadana' } },
  sections: { general: 'Općenito' },
} as const satisfies MessagesFor<typeof declared>;
