import type { games as declaredGames } from '#resources/games.ts';
import type { globalGames as declaredGlobalGames } from '#resources/global-games.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

const fields = {
  name: 'Ime', active: 'Aktivno', image: 'Slika', icon: 'Ikona', background: 'Ozadje', description: 'Opis', video: 'Video', genre: 'Glavni žanr', genres: 'Žanri',
  tags: 'Oznake', args: 'Argumenti', path: 'Pot', procs: 'Procesi', launchers: 'Zaganjalniki', exec: 'Ukaz', preExec: 'Pred zagonom', postExec: 'Po izhodu', display_order: 'Vrstni red',
} as const;

export const globalGames = {
  name: 'Globalne igre',
  one: 'Globalna igra',
  add: 'Dodaj globalno igro',
  created: 'Globalna igra je dodana',
  updated: 'Globalna igra je shranjena',
  deleted: 'Globalna igra je izbrisana',
  fields,
  help: { launchers: 'Aplikacije z oznako »launcher«.' },
  sections: { general: 'Splošno', looks: 'Videz', start: 'Zagon' },
  filters: { active: 'Aktivno' },
  notes: { addTo: 'Dodaj %{name} v areno %{arena}', already: '%{name} je že v areni %{arena}', chooseFirst: 'Najprej izberite areno v zgornji vrstici', unread: 'Vsebine arene ni bilo mogoče naložiti' },
} as const satisfies MessagesFor<typeof declaredGlobalGames>;

export const games = {
  name: 'Igre',
  one: 'Igra',
  add: 'Dodaj igro',
  created: 'Igra je dodana v areno',
  updated: 'Igra je shranjena',
  deleted: 'Igra je izbrisana',
  fields: { ...fields, arena_id: 'Arena', global_id: 'Globalna igra' },
  help: { global_id: 'Samo igre, ki jih v tej areni še ni.', launchers: 'Aplikacije te arene z oznako »launcher«.', display_order: 'Prazno: za zadnjo.' },
  rules: { global_id: { required: 'Igra je obvezna', unique: 'Ta igra je že v areni' }, procs: { atLeastOne: 'Vsaj en proces' } },
  sections: { general: 'Splošno', looks: 'Videz', start: 'Zagon' },
  filters: { active: 'Aktivno' },
  notes: {
    stays: 'Izgine le iz te arene, v katalogu verige pa ostane.',
    nameFixed: 'Imenuje se kot v katalogu.',
    place: 'Mesto %{order}',
    edit: 'Uredi vrstni red',
    title: 'Vrstni red iger v areni %{arena}',
    lead: 'Igro povlecite za ročico. S tipkovnico: preslednica jo vzame in odloži, puščice jo premikajo, Escape jo vrne.',
    save: 'Shrani vrstni red',
    saved: 'Vrstni red prikaza je shranjen',
    failed: 'Vrstnega reda ni bilo mogoče shraniti.',
    game: 'Igra',
    old: 'Staro',
    new: 'Novo',
    was: 'Stari vrstni red %{from}, novi vrstni red %{to}',
    handle: 'Premakni %{name}',
    sortable: 'premakljivo',
    instructions: 'Preslednica vzame igro, puščice jo premikajo, preslednica jo odloži, Escape jo vrne.',
    picked: 'Vzeto: %{name}, mesto %{at} od %{count}.',
    moved: '%{name}: mesto %{at} od %{count}.',
    dropped: 'Odloženo: %{name}, mesto %{at} od %{count}.',
    back: 'Vrnjeno: %{name}, mesto %{at} od %{count}.',
    none: 'Iger še ni',
    noneText: 'Ta arena nima iger, ki bi jih razvrstili.',
    conflict: 'Nekdo je medtem spremenil vrstni red',
    conflictText: 'Nič ni shranjeno. Kjer se vrstna reda razlikujeta, sta tu oba; spodnji seznam je tak, kot ste ga pustili.',
    opened: 'Prej',
    mine: 'Moj',
    theirs: 'Njihov',
    takeTheirs: 'Vzemi njihovega',
    keepMine: 'Shrani mojega čez njihovega',
    absent: 'je ni',
  },
} as const satisfies MessagesFor<typeof declaredGames>;
