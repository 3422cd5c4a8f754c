import type { cashRegisters as declared } from '#resources/cash-registers.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const cashRegisters = {
  name: 'Kassen',
  one: 'Kasse',
  add: 'Kasse anlegen',
  created: 'Kasse angelegt',
  updated: 'Kasse gespeichert',
  deleted: 'Kasse gelöscht',
  fields: { arena: 'Arena', label: 'Nummer', active: 'Aktiv' },
  help: { label: 'Eine Zahl, je Arena nur einmal; sie steht auf jeder Rechnung.' },
  sections: { general: 'Allgemein' },
} as const satisfies MessagesFor<typeof declared>;
