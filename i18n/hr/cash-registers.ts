import type { cashRegisters as declared } from '#resources/cash-registers.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const cashRegisters = {
  name: 'Blagajne',
  one: 'Blagajna',
  add: 'Dodaj blagajnu',
  created: 'Blagajna je dodana',
  updated: 'Blagajna je spremljena',
  deleted: 'Blagajna je obrisana',
  fields: { arena: 'Arena', label: 'Oznaka', active: 'Aktivna' },
  help: { label: 'Broj, jednom u svakoj areni; stoji na svakom računu.' },
  sections: { general: 'Općenito' },
} as const satisfies MessagesFor<typeof declared>;
