import type { settings as declared } from '#resources/settings.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const settings = {
  name: 'Einstellungen',
  one: 'Einstellung',
  add: 'Einstellung anlegen',
  created: 'Einstellung angelegt',
  updated: 'Einstellung gespeichert',
  deleted: 'Einstellung gelöscht',
  fields: { namespace: 'Bereich', key: 'Schlüssel', defaultValue: 'Standardwert' },
  help: { defaultValue: 'Gilt für alle, die nichts anderes eingestellt haben.' },
  sections: { general: 'Allgemein' },
} as const satisfies MessagesFor<typeof declared>;
