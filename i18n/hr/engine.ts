import type { engine as english } from '../en/engine.ts';
import type { Words } from '../words.ts';

// The name of a resource stands after a colon or in quotes, where it needs no case.
export const engine: Words<typeof english> = {
  fields: { id: 'ID', created_at: 'Dodano', updated_at: 'Izmijenjeno', version: 'Verzija' },
  actions: 'Radnje',
  record: 'Podaci',
  edit: 'Uređivanje: %{one} %{name}',
  total: '%{total} unos |||| %{total} unosa |||| %{total} unosa',
  action: { view: 'Prikaži %{name}', edit: 'Uredi %{name}', delete: 'Obriši %{name}' },
  search: {
    in: 'Traži u: %{fields}',
    by: 'Traži po',
    everything: 'Odaberi sve',
    nothing: 'Odaberite barem jedno polje za pretragu.',
  },
  filter: { by: 'Filtriraj po' },
  sort: { by: 'Poredaj po', ASC: '↑ %{field}', DESC: '↓ %{field}' },
  columns: {
    title: 'Stupci',
    up: 'Pomakni stupac %{column} ulijevo',
    down: 'Pomakni stupac %{column} udesno',
    reset: 'Vrati zadane stupce',
  },
  pager: {
    pages: 'Stranice',
    size: 'Redaka po stranici',
    all: 'Sve',
    range: '%{from}–%{to} od %{total}',
    first: 'Prva stranica',
    previous: 'Prethodna stranica',
    next: 'Sljedeća stranica',
    last: 'Zadnja stranica',
  },
  fresh: {
    loading: 'osvježavanje…',
    now: 'ažurno',
    ago: 'osvježeno %{ago}',
    failed: 'Osvježavanje nije uspjelo.',
  },
  empty: {
    title: 'Nema unosa',
    text: 'Pod „%{name}” još nema ničega.',
    filtered: 'Nema unosa: popis je filtriran',
    filteredText: 'Ništa ne odgovara pretrazi ili filtrima.',
    clear: 'Poništi pretragu',
  },
  failed: {
    title: 'Popis nije učitan',
    text: 'Provjerite vezu i pokušajte ponovno. Što ste upisali, još je tu.',
  },
  missing: {
    failed: 'Ovaj unos nije učitan',
    failedText: 'Provjerite vezu i pokušajte ponovno.',
    gone: 'Ovaj unos više ne postoji',
    goneText: 'Možda ga je netko u međuvremenu obrisao.',
  },
  arena: {
    title: 'Odaberite arenu',
    text: '%{name} pripadaju jednoj areni. Odaberite je u gornjoj traci.',
  },
  reason: {
    update: 'Ovaj unos ne smijete mijenjati.',
    delete: 'Ovaj unos ne smijete obrisati.',
    fixed: 'Ovo se više ne može promijeniti.',
  },
  leave: {
    title: 'Izaći bez spremanja?',
    text: 'Upisano nije spremljeno i bit će izgubljeno.',
    confirm: 'Izađi',
  },
  delete: {
    title: 'Brisanje: %{one}',
    text: 'Obrisati „%{name}”? To se ne može poništiti.',
  },
  versions: {
    title: 'Netko je drugi izmijenio ovaj unos',
    text: 'Za svako polje odaberite čija verzija ostaje pa spremite ponovno. Ono što je promijenio samo jedan od vas predloženo je kako jest.',
    field: 'Polje',
    mine: 'Moje',
    theirs: 'Spremljeno u međuvremenu',
    save: 'Spremi odabrano',
    reload: 'Odbaci moje i učitaj ponovno',
  },
  draftBack: 'Ono što ste upisali prije isteka prijave ponovno je ovdje.',
  failures: {
    badRequest: 'Nešto je pošlo po zlu, kôd greške: 400. Neispravan zahtjev.',
    conflict: 'Nešto je pošlo po zlu, kôd greške: 409. Vrijednost mora biti jedinstvena.',
    attribute: 'Polje „%{attribute}” nije ispravno: %{rule}',
    server: 'Nešto je pošlo po zlu, kôd greške: 500. Obratite se administratorima i provjerite zapisnike.',
    upload: 'Datoteka nije učitana. Pokušajte ponovno ili se obratite administratorima.',
    rowsKept: 'Spremljeno, osim označenog:',
    gone: 'Ovog unosa više nema: netko ga je u međuvremenu obrisao. Ono što ste upisali ostaje ovdje dok ne zatvorite obrazac.',
  },
  notes: {
    banArena: 'Arenu biraju samo administratori. Blokada vrijedi u areni u kojoj radite.',
    strength: { title: 'Jačina lozinke', 0: 'Vrlo slaba', 25: 'Slaba', 50: 'Osrednja', 75: 'Dobra', 100: 'Jaka' },
    company: 'Tvrtka',
    fiscal: 'Fiskalni podaci',
    signature: 'Potpis blagajne',
    unfiscal: 'bez fiskalizacije',
  },
};
