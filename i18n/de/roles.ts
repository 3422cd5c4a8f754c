import type { roles as declared } from '#resources/roles.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const roles = {
  name: 'Rollen',
  one: 'Rolle',
  add: 'Rolle anlegen',
  created: 'Rolle angelegt',
  updated: 'Rolle gespeichert',
  deleted: 'Rolle gelöscht',
  fields: { name: 'Name', is_default: 'Standard' },
  help: { is_default: 'Mitarbeiter dürfen nur Standardrollen vergeben.' },
  rules: { is_default: { lastDefault: 'bleibt: keine andere Rolle ist Standard' } },
  sections: { general: 'Allgemein' },
} as const satisfies MessagesFor<typeof declared>;
