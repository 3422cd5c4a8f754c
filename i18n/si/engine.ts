import type { engine as english } from '../en/engine.ts';
import type { Words } from '../words.ts';

// The name of a resource stands after a colon or in quotes, where it needs no case.
export const engine: Words<typeof english> = {
  fields: { id: 'ID', created_at: 'Dodano', updated_at: 'Spremenjeno', version: 'Različica' },
  actions: 'Dejanja',
  record: 'Podatki',
  edit: 'Urejanje: %{one} %{name}',
  total: '%{total} vnos |||| %{total} vnosa |||| %{total} vnosi |||| %{total} vnosov',
  action: { view: 'Prikaži %{name}', edit: 'Uredi %{name}', delete: 'Izbriši %{name}' },
  search: {
    in: 'Išči v: %{fields}',
    by: 'Išči po',
    everything: 'Izberi vse',
    nothing: 'Za iskanje izberite vsaj eno polje.',
  },
  filter: { by: 'Filtriraj po' },
  sort: { by: 'Razvrsti po', ASC: '↑ %{field}', DESC: '↓ %{field}' },
  columns: {
    title: 'Stolpci',
    up: 'Premakni stolpec %{column} levo',
    down: 'Premakni stolpec %{column} desno',
    reset: 'Ponastavi stolpce',
  },
  pager: {
    pages: 'Strani',
    size: 'Vrstic na stran',
    all: 'Vse',
    range: '%{from}–%{to} od %{total}',
    first: 'Prva stran',
    previous: 'Prejšnja stran',
    next: 'Naslednja stran',
    last: 'Zadnja stran',
  },
  fresh: {
    loading: 'osveževanje …',
    now: 'ažurno',
    ago: 'osveženo %{ago}',
    failed: 'Osvežitev ni uspela.',
  },
  empty: {
    title: 'Ni vnosov',
    text: 'Pod »%{name}« še ni ničesar.',
    filtered: 'Ni vnosov: seznam je filtriran',
    filteredText: 'Nič ne ustreza iskanju ali filtrom.',
    clear: 'Počisti iskanje',
  },
  failed: {
    title: 'Seznama ni bilo mogoče naložiti',
    text: 'Preverite povezavo in poskusite znova. Kar ste vpisali, je še tu.',
  },
  missing: {
    failed: 'Tega vnosa ni bilo mogoče naložiti',
    failedText: 'Preverite povezavo in poskusite znova.',
    gone: 'Ta vnos ne obstaja več',
    goneText: 'Morda ga je kdo medtem izbrisal.',
  },
  arena: {
    title: 'Izberite areno',
    text: '%{name} pripadajo eni areni. Izberite jo v zgornji vrstici.',
  },
  reason: {
    update: 'Tega vnosa ne smete spreminjati.',
    delete: 'Tega vnosa ne smete izbrisati.',
    fixed: 'Tega ni več mogoče spremeniti.',
  },
  leave: {
    title: 'Zapustiti brez shranjevanja?',
    text: 'Vpisano ni shranjeno in bo izgubljeno.',
    confirm: 'Zapusti',
  },
  delete: {
    title: 'Brisanje: %{one}',
    text: 'Izbrisati »%{name}«? Tega ni mogoče razveljaviti.',
  },
  versions: {
    title: 'Nekdo drug je spremenil ta vnos',
    text: 'Za vsako polje izberite, čigava različica ostane, nato znova shranite. Kar je spremenil le eden od vaju, je že predlagano.',
    field: 'Polje',
    mine: 'Moje',
    theirs: 'Shranjeno medtem',
    save: 'Shrani izbrano',
    reload: 'Zavrzi moje in naloži znova',
  },
  draftBack: 'Kar ste vpisali, preden je seja potekla, je spet tu.',
  failures: {
    badRequest: 'Nekaj je šlo narobe, koda napake: 400. Neveljavna zahteva.',
    conflict: 'Nekaj je šlo narobe, koda napake: 409. Vrednost mora biti enkratna.',
    attribute: 'Polje »%{attribute}« ni pravilno: %{rule}',
    server: 'Nekaj je šlo narobe, koda napake: 500. Obrnite se na administratorje in preverite dnevnike.',
    upload: 'Datoteke ni bilo mogoče naložiti. Poskusite znova ali se obrnite na administratorje.',
    rowsKept: 'Shranjeno, razen označenega:',
    gone: 'Tega vnosa ni več: nekdo ga je medtem izbrisal. Kar ste vpisali, ostane tukaj, dokler ne zaprete obrazca.',
  },
  notes: {
    banArena: 'Areno izbirajo samo administratorji. Blokada velja v areni, v kateri delate.',
    strength: { title: 'Moč gesla', 0: 'Zelo šibko', 25: 'Šibko', 50: 'Srednje', 75: 'Dobro', 100: 'Močno' },
    company: 'Podjetje',
    fiscal: 'Davčni podatki',
    signature: 'Podpis blagajne',
    unfiscal: 'brez davčnega potrjevanja',
  },
};
