import type { engine as english } from '../en/engine.ts';
import { engine as hr } from '../hr/engine.ts';
import type { Words } from '../words.ts';

export const engine: Words<typeof english> = {
  ...hr,
  search: { ...hr.search, nothing: 'Odaberite bar jedno polje za pretragu.' },
  columns: {
    title: 'Kolone',
    up: 'Pomjeri kolonu %{column} ulijevo',
    down: 'Pomjeri kolonu %{column} udesno',
    reset: 'Vrati zadane kolone',
  },
  pager: {
    ...hr.pager,
    size: 'Redova po stranici',
    last: 'Posljednja stranica',
  },
  empty: {
    ...hr.empty,
    filtered: 'Nema unosa: lista je filtrirana',
    filteredText: 'Ništa ne odgovara pretrazi ili filterima.',
  },
  failed: {
    title: 'Lista nije učitana',
    text: 'Provjerite vezu i pokušajte ponovo. Ono što ste upisali još je tu.',
  },
  missing: {
    ...hr.missing,
    failedText: 'Provjerite vezu i pokušajte ponovo.',
    goneText: 'Možda ga je neko u međuvremenu obrisao.',
  },
  leave: {
    ...hr.leave,
    title: 'Izaći bez čuvanja?',
    text: 'Upisano nije sačuvano i bit će izgubljeno.',
  },
  versions: {
    ...hr.versions,
    title: 'Neko drugi je izmijenio ovaj unos',
    text: 'Za svako polje odaberite čija verzija ostaje pa sačuvajte ponovo. Ono što je promijenio samo jedan od vas predloženo je kako jest.',
    theirs: 'Sačuvano u međuvremenu',
    save: 'Sačuvaj odabrano',
    reload: 'Odbaci moje i učitaj ponovo',
  },
  draftBack: 'Ono što ste upisali prije isteka prijave ponovo je ovdje.',
  failures: {
    ...hr.failures,
    gone: 'Ovog unosa više nema: neko ga je u međuvremenu obrisao. Ono što ste upisali ostaje ovdje dok ne zatvorite obrazac.',
    badRequest: 'Nešto je pošlo po zlu, kod greške: 400. Neispravan zahtjev.',
    conflict: 'Nešto je pošlo po zlu, kod greške: 409. Vrijednost mora biti jedinstvena.',
    server: 'Nešto je pošlo po zlu, kod greške: 500. Obratite se administratorima i provjerite zapisnike.',
    upload: 'Fajl nije učitan. Pokušajte ponovo ili se obratite administratorima.',
    rowsKept: 'Sačuvano, osim označenog:',
  },
  notes: {
    ...hr.notes,
    banArena: 'Arenu biraju samo administratori. Blokada važi u areni u kojoj radite.',
    company: 'Firma',
    signature: 'Potpis kase',
  },
};
