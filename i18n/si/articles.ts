import type { articles as declared } from '#resources/articles.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const articles = {
  name: 'Članki',
  one: 'Članek',
  add: 'Dodaj članek',
  created: 'Članek je dodan',
  updated: 'Članek je shranjen',
  deleted: 'Članek je izbrisan',
  fields: { title: 'Naslov', subtitle: 'Podnaslov', content: 'Vsebina', image: 'Slika', active: 'Aktiven', arena_ids: 'Arene' },
  help: { arena_ids: 'Članek vidijo igralci teh aren.', active: 'Igralcem se prikažejo samo aktivni članki.' },
  rules: { arena_ids: { atLeastOne: 'Potrebna je vsaj ena arena' } },
  notes: { othersKeep: 'V arenah, ki niso vaše, ostane; odstrani se samo iz vaših.' },
  sections: { general: 'Splošno', content: 'Vsebina' },
} as const satisfies MessagesFor<typeof declared>;
