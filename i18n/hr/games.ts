import type { games as declaredGames } from '#resources/games.ts';
import type { globalGames as declaredGlobalGames } from '#resources/global-games.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

const fields = {
  name: 'Naziv', active: 'Aktivno', image: 'Slika', icon: 'Ikona', background: 'Pozadina', description: 'Opis', video: 'Video', genre: 'Glavni žanr', genres: 'Žanrovi',
  tags: 'Oznake', args: 'Argumenti', path: 'Putanja', procs: 'Procesi', launchers: 'Pokretači', exec: 'Naredba', preExec: 'Prije pokretanja', postExec: 'Nakon izlaska', display_order: 'Redoslijed',
} as const;

export const globalGames = {
  name: 'Globalne igre',
  one: 'Globalna igra',
  add: 'Dodaj globalnu igru',
  created: 'Globalna igra je dodana',
  updated: 'Globalna igra je spremljena',
  deleted: 'Globalna igra je obrisana',
  fields,
  help: { launchers: 'Aplikacije s oznakom „launcher”.' },
  sections: { general: 'Općenito', looks: 'Izgled', start: 'Pokretanje' },
  filters: { active: 'Aktivno' },
  notes: { addTo: 'Dodaj %{name} u arenu %{arena}', already: '%{name} je već u areni %{arena}', chooseFirst: 'Najprije odaberite arenu u gornjoj traci', unread: 'Sadržaj arene nije učitan' },
} as const satisfies MessagesFor<typeof declaredGlobalGames>;

export const games = {
  name: 'Igre',
  one: 'Igra',
  add: 'Dodaj igru',
  created: 'Igra je dodana u arenu',
  updated: 'Igra je spremljena',
  deleted: 'Igra je obrisana',
  fields: { ...fields, arena_id: 'Arena', global_id: 'Globalna igra' },
  help: { global_id: 'Samo igre kojih još nema u ovoj areni.', launchers: 'Aplikacije ove arene s oznakom „launcher”.', display_order: 'Prazno: iza zadnje.' },
  rules: { global_id: { required: 'Igra je obavezna', unique: 'Ova igra je već u areni' }, procs: { atLeastOne: 'Barem jedan proces' } },
  sections: { general: 'Općenito', looks: 'Izgled', start: 'Pokretanje' },
  filters: { active: 'Aktivno' },
  notes: {
    stays: 'Nestaje samo iz ove arene, a u katalogu lanca ostaje.',
    nameFixed: 'Zove se kao u katalogu.',
    place: 'Mjesto %{order}',
    edit: 'Uredi redoslijed',
    title: 'Redoslijed igara u areni %{arena}',
    lead: 'Povucite igru za ručicu. Tipkovnicom: razmaknica je uzima i spušta, strelice je pomiču, Escape je vraća.',
    save: 'Spremi redoslijed',
    saved: 'Redoslijed prikaza je spremljen',
    failed: 'Redoslijed nije spremljen.',
    game: 'Igra',
    old: 'Staro',
    new: 'Novo',
    was: 'Stari redoslijed %{from}, novi redoslijed %{to}',
    handle: 'Pomakni %{name}',
    sortable: 'premjestivo',
    instructions: 'Razmaknica uzima igru, strelice je pomiču, razmaknica je spušta, Escape je vraća.',
    picked: 'Uzeto: %{name}, mjesto %{at} od %{count}.',
    moved: '%{name}: mjesto %{at} od %{count}.',
    dropped: 'Spušteno: %{name}, mjesto %{at} od %{count}.',
    back: 'Vraćeno: %{name}, mjesto %{at} od %{count}.',
    none: 'Još nema igara',
    noneText: 'Ova arena nema igara koje bi se poredale.',
    conflict: 'Netko je u međuvremenu promijenio redoslijed',
    conflictText: 'Ništa nije spremljeno. Ovdje su oba redoslijeda ondje gdje se razlikuju; popis ispod stoji kako ste ga ostavili.',
    opened: 'Prije',
    mine: 'Moje',
    theirs: 'Njihovo',
    takeTheirs: 'Uzmi njihovo',
    keepMine: 'Spremi moje preko njihovog',
    absent: 'nema je',
  },
} as const satisfies MessagesFor<typeof declaredGames>;
