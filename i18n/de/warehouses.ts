import type { warehouses as declared } from '#resources/warehouses.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const warehouses = {
  name: 'Lager',
  one: 'Lager',
  add: 'Lager anlegen',
  created: 'Lager angelegt',
  updated: 'Lager gespeichert',
  deleted: 'Lager gelöscht',
  fields: { arena: 'Arena', name: 'Name' },
  notes: {
    unavailable: 'Seine Artikel können in dieser Arena nicht mehr verkauft werden.',
    lost: 'Abgeschrieben werden: %{kinds}, insgesamt %{units}.',
    kinds: '%{count} Sorte |||| %{count} Sorten',
    units: '%{count} Stück |||| %{count} Stück',
  },
  sections: { general: 'Allgemein' },
} as const satisfies MessagesFor<typeof declared>;
