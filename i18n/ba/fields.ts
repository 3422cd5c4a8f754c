import type { fields as english } from '../en/fields.ts';
import { fields as hr } from '../hr/fields.ts';
import type { Words } from '../words.ts';

export const fields: Words<typeof english> = {
  ...hr,
  optionsFailed: 'Nije se moglo učitati. Otvorite ponovo za novi pokušaj.',
  keyValue: { ...hr.keyValue, nameless: 'Vrijednost bez naziva neće biti sačuvana.', twice: 'Dva para imaju isti naziv: bit će sačuvan samo posljednji.' },
  file: {
    ...hr.file,
    choose: 'Odaberi fajl',
    type: 'Samo fajlovi %{accept}',
    content: 'Ovo nije fajl %{accept}.',
    size: 'Fajl mora biti manji od %{value} KB.',
    there: 'Fajl je sačuvan.',
  },
  list: {
    add: 'Dodaj red',
    remove: 'Ukloni red %{number}',
    up: 'Pomjeri red %{number} gore',
    down: 'Pomjeri red %{number} dole',
    full: 'Najveći broj redova: %{amount}',
    empty: 'Nema redova',
    row: 'Red %{number}',
  },
  conditions: {
    ...hr.conditions,
    and: 'Svi uslovi',
    or: 'Bar jedan uslov',
    group: 'Grupa',
    leaf: 'Uslov',
    add: 'Dodaj uslov',
    addGroup: 'Dodaj grupu',
    start: 'Dodaj uslove',
    none: 'Nema uslova',
  },
  rich: { loading: 'Učitavanje editora', noPictures: 'Zalijepljena slika se ovdje ne čuva.' },
};
