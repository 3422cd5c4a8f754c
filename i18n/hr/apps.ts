import type { apps as declaredApps } from '#resources/apps.ts';
import type { globalApps as declaredGlobalApps } from '#resources/global-apps.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

const fields = {
  name: 'Naziv', active: 'Aktivno', image: 'Slika', icon: 'Ikona', description: 'Opis', tags: 'Oznake', slug: 'Slug', settings: 'Postavke', args: 'Argumenti', path: 'Putanja', procs: 'Procesi',
} as const;

export const globalApps = {
  name: 'Globalne aplikacije',
  one: 'Globalna aplikacija',
  add: 'Dodaj globalnu aplikaciju',
  created: 'Globalna aplikacija je dodana',
  updated: 'Globalna aplikacija je spremljena',
  deleted: 'Globalna aplikacija je obrisana',
  fields,
  help: { tags: 'S oznakom „launcher” nudi se kao pokretač igara.' },
  sections: { general: 'Općenito', looks: 'Izgled', start: 'Pokretanje' },
  filters: { active: 'Aktivno' },
  notes: { addTo: 'Dodaj %{name} u arenu %{arena}', already: '%{name} je već u areni %{arena}', chooseFirst: 'Najprije odaberite arenu u gornjoj traci', unread: 'Sadržaj arene nije učitan' },
} as const satisfies MessagesFor<typeof declaredGlobalApps>;

export const apps = {
  name: 'Aplikacije',
  one: 'Aplikacija',
  add: 'Dodaj aplikaciju',
  created: 'Aplikacija je dodana u arenu',
  updated: 'Aplikacija je spremljena',
  deleted: 'Aplikacija je obrisana',
  fields: { ...fields, arena_id: 'Arena', global_id: 'Globalna aplikacija', display_order: 'Redoslijed' },
  help: { global_id: 'Samo aplikacije kojih još nema u ovoj areni.', tags: 'S oznakom „launcher” nudi se kao pokretač igara.', display_order: 'Prazno: iza zadnje.' },
  rules: { global_id: { required: 'Aplikacija je obavezna', unique: 'Ova aplikacija je već u areni' }, procs: { atLeastOne: 'Barem jedan proces' } },
  sections: { general: 'Općenito', looks: 'Izgled', start: 'Pokretanje' },
  filters: { active: 'Aktivno' },
  notes: {
    nameFixed: 'Zove se kao u katalogu.', place: 'Mjesto %{order}',
    stays: 'Nestaje samo iz ove arene, a u katalogu lanca ostaje.',
    starts: 'Pokretač je %{smart_count} igre ove arene, koja ostaje bez njega. |||| Pokretač je %{smart_count} igre ove arene, koje ostaju bez njega. |||| Pokretač je %{smart_count} igara ove arene, koje ostaju bez njega.',
  },
} as const satisfies MessagesFor<typeof declaredApps>;
