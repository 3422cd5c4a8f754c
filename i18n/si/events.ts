import type { events as declared } from '#resources/events.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const events = {
  name: 'Dogodki',
  one: 'Dogodek',
  add: 'Dodaj dogodek',
  created: 'Dogodek je dodan',
  updated: 'Dogodek je shranjen',
  deleted: 'Dogodek je izbrisan',
  fields: {
    title: 'Naslov',
    subtitle: 'Podnaslov',
    content: 'Vsebina',
    image: 'Slika',
    active: 'Aktiven',
    arena_ids: 'Arene',
    starts_at: 'Začetek',
    ends_at: 'Konec',
  },
  help: { arena_ids: 'Dogodek vidijo igralci teh aren.', active: 'Igralcem so prikazani samo aktivni dogodki.' },
  rules: { arena_ids: { atLeastOne: 'Potrebna je vsaj ena arena' } },
  notes: { othersKeep: 'Ostane v arenah, ki niso vaše; odstrani se iz vaših.', clock: 'Čas posamezne arene: %{zones}.' },
  sections: { general: 'Splošno', content: 'Vsebina' },
  checks: { endsAfterStart: 'ne sme biti pred začetkom' },
} as const satisfies MessagesFor<typeof declared>;
