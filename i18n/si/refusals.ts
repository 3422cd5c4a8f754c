import type { refusals as english } from '../en/refusals.ts';
import type { Words } from '../words.ts';

export const refusals: Words<typeof english> = {
  line: 'Vrstica %{number}',
  price: 'cena artikla %{name} se je spremenila',
  priceNow: '%{name} zdaj stane %{now}, ne %{seen}',
  amount: 'znesek za %{name} se ne ujema s ceno',
  coinsNow: 'za %{money} je zdaj %{now} kovancev, ne %{seen}',
  stock: 'ni dovolj na zalogi: %{name}',
  left: '%{name}: prodati je mogoče največ %{amount}',
  none: 'razprodano: %{name}',
  gone: '%{name} se tu ne prodaja več',
  twice: '%{name} je v košarici dvakrat',
  box: '%{name}, %{box}: %{rule}',
  lines: 'prodaja ima največ %{amount} vrstic',
  noLines: 'košarica je prazna',
  playerGone: 'tega igralca ni več',
  playerChanged: 'podatek igralca se je spremenil (%{field}); znova izberite igralca',
  balance: 'kovanci igralca so se spremenili; znova izberite igralca',
  issuer: 'medtem se je prijavil nekdo drug; znova naložite stran',
  issuerChanged: 'vaši podatki so se spremenili (%{field}); znova naložite stran',
  arena: 'v tej areni ni več mogoče prodajati',
  register: 'ta blagajna ni več v uporabi; izberite drugo',
  method: 'ta način plačila je tu izklopljen; izberite drugega',
  page: 'stran in storitev se ne ujemata več; znova naložite stran',
};
