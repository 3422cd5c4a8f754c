import type { articles as declared } from '#resources/articles.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const articles = {
  name: 'Članci',
  one: 'Članak',
  add: 'Dodaj članak',
  created: 'Članak je dodan',
  updated: 'Članak je spremljen',
  deleted: 'Članak je obrisan',
  fields: { title: 'Naslov', subtitle: 'Podnaslov', content: 'Sadržaj', image: 'Slika', active: 'Aktivan', arena_ids: 'Arene' },
  help: { arena_ids: 'Članak vide igrači ovih arena.', active: 'Igračima se prikazuju samo aktivni članci.' },
  rules: { arena_ids: { atLeastOne: 'Potrebna je barem jedna arena' } },
  notes: { othersKeep: 'Ostaje u arenama u kojima ne radite; uklanja se samo iz vaših.' },
  sections: { general: 'Općenito', content: 'Sadržaj' },
} as const satisfies MessagesFor<typeof declared>;
