import type { warehouses as declared } from '#resources/warehouses.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const warehouses = {
  name: 'Skladišta',
  one: 'Skladište',
  add: 'Dodaj skladište',
  created: 'Skladište je dodano',
  updated: 'Skladište je spremljeno',
  deleted: 'Skladište je obrisano',
  fields: { arena: 'Arena', name: 'Naziv' },
  notes: {
    unavailable: 'Artikli iz njega više se neće moći prodavati u ovoj areni.',
    lost: 'S njim se otpisuje: %{kinds}, ukupno %{units}.',
    kinds: '%{count} vrsta |||| %{count} vrste |||| %{count} vrsta',
    units: '%{count} komad |||| %{count} komada |||| %{count} komada',
  },
  sections: { general: 'Općenito' },
} as const satisfies MessagesFor<typeof declared>;
