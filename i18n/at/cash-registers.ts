import type { cashRegisters as declared } from '#resources/cash-registers.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { cashRegisters as de } from '../de/cash-registers.ts';

export const cashRegisters = {
  ...de,
  one: 'Kassa',
  add: 'Kassa anlegen',
  created: 'Kassa angelegt',
  updated: 'Kassa gespeichert',
  deleted: 'Kassa gelöscht',
} as const satisfies MessagesFor<typeof declared>;
