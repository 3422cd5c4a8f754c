import type { tools as english } from '../en/tools.ts';
import { tools as hr } from '../hr/tools.ts';
import type { Words } from '../words.ts';

export const tools: Words<typeof english> = {
  ...hr,
  history: { ...hr.history, open: 'Historija', title: 'Historija: %{name}', none: 'Ništa nije mijenjano otkad se historija vodi.', kept: 'Servis za ove unose ne vodi historiju.', failed: 'Historija se nije mogla učitati.', large: 'preveliko za historiju' },
  export: {
    ...hr.export,
    text: '%{total} unos ide u CSV fajl, redom kao u listi. |||| %{total} unosa ide u CSV fajl, redom kao u listi. |||| %{total} unosa ide u CSV fajl, redom kao u listi.',
    filtered: 'Lista je filtrirana: izvozi se samo ono što prikazuje.',
    columns: 'Kolone',
    shown: 'Kako je prikazano u listi',
    failed: 'Izvoz nije dovršen, fajl nije sačuvan.',
  },
  views: {
    ...hr.views,
    none: 'Sačuvajte filtere, redoslijed i kolone ove liste pod imenom i nađite ih ovdje.',
    save: 'Sačuvaj ovaj prikaz',
    saved: 'Prikaz je sačuvan',
    failed: 'Prikaz nije sačuvan.',
    start: 'Otvaraj ovu listu uz %{name}',
    unstart: 'Ne otvaraj više ovu listu uz %{name}',
    change: 'Sačuvaj listu kakva je sada pod %{name}',
  },
  palette: { ...hr.palette, label: 'Traži stranice, unose i akcije', hint: 'Stranice, unosi i akcije', actions: 'Akcije' },
};
