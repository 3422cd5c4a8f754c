import type { warehouses as declared } from '#resources/warehouses.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const warehouses = {
  name: 'Skladišča',
  one: 'Skladišče',
  add: 'Dodaj skladišče',
  created: 'Skladišče je dodano',
  updated: 'Skladišče je shranjeno',
  deleted: 'Skladišče je izbrisano',
  fields: { arena: 'Arena', name: 'Ime' },
  notes: {
    unavailable: 'Njegovih artiklov v tej areni ne bo več mogoče prodajati.',
    lost: 'Z njim se odpiše: %{kinds}, skupaj %{units}.',
    kinds: '%{count} vrsta |||| %{count} vrsti |||| %{count} vrste |||| %{count} vrst',
    units: '%{count} kos |||| %{count} kosa |||| %{count} kosi |||| %{count} kosov',
  },
  sections: { general: 'Splošno' },
} as const satisfies MessagesFor<typeof declared>;
