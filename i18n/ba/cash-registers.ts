import type { cashRegisters as declared } from '#resources/cash-registers.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { cashRegisters as hr } from '../hr/cash-registers.ts';

export const cashRegisters = {
  ...hr,
  name: 'Kase',
  one: 'Kasa',
  add: 'Dodaj kasu',
  created: 'Kasa je dodana',
  updated: 'Kasa je sačuvana',
  deleted: 'Kasa je obrisana',
  sections: { ...hr.sections, general: 'Opće' },
} as const satisfies MessagesFor<typeof declared>;
