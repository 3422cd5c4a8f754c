import type { cashRegisters as declared } from '#resources/cash-registers.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { cashRegisters as hr } from '../hr/cash-registers.ts';

export const cashRegisters = {
  ...hr,
  updated: 'Blagajna je sačuvana',
  sections: { ...hr.sections, general: 'Opće' },
} as const satisfies MessagesFor<typeof declared>;
