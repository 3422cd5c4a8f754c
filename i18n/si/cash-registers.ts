import type { cashRegisters as declared } from '#resources/cash-registers.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const cashRegisters = {
  name: 'Blagajne',
  one: 'Blagajna',
  add: 'Dodaj blagajno',
  created: 'Blagajna je dodana',
  updated: 'Blagajna je shranjena',
  deleted: 'Blagajna je izbrisana',
  fields: { arena: 'Arena', label: 'Oznaka', active: 'Aktivna' },
  help: { label: 'Številka, enkratna v vsaki areni; stoji na vsakem računu.' },
  sections: { general: 'Splošno' },
} as const satisfies MessagesFor<typeof declared>;
