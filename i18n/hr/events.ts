import type { events as declared } from '#resources/events.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const events = {
  name: 'Događaji',
  one: 'Događaj',
  add: 'Dodaj događaj',
  created: 'Događaj je dodan',
  updated: 'Događaj je spremljen',
  deleted: 'Događaj je obrisan',
  fields: {
    title: 'Naslov',
    subtitle: 'Podnaslov',
    content: 'Sadržaj',
    image: 'Slika',
    active: 'Aktivan',
    arena_ids: 'Arene',
    starts_at: 'Početak',
    ends_at: 'Kraj',
  },
  help: { arena_ids: 'Događaj vide igrači ovih arena.', active: 'Igračima se prikazuju samo aktivni događaji.' },
  rules: { arena_ids: { atLeastOne: 'Potrebna je barem jedna arena' } },
  notes: { othersKeep: 'Ostaje u arenama u kojima ne radite; uklanja se samo iz vaših.', clock: 'Vrijeme svake arene: %{zones}.' },
  sections: { general: 'Općenito', content: 'Sadržaj' },
  checks: { endsAfterStart: 'ne smije biti prije početka' },
} as const satisfies MessagesFor<typeof declared>;
