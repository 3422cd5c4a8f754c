import type { people as english } from '../en/people.ts';
import { people as hr } from '../hr/people.ts';
import type { Words } from '../words.ts';

export const people: Words<typeof english> = {
  ...hr,
  scan: { ...hr.scan, hint: 'Šest cifara. Čitač završava tipkom Enter, a nakon upisa traži se za pola sekunde.', format: 'Neispravan format broja kartice' },
  identity: { ...hr.identity, text: 'Igrač od tada važi kao neidentificiran i mora ponovo poslati identitet.', failed: 'Odluka nije sačuvana.' },
  reset: {
    ...hr.reset,
    title: 'Poslati link za novu lozinku: %{name}?',
    text: 'Korisniku se šalje jednokratni link za novu lozinku, a gdje pošta nije postavljena, link je u izlaznoj fascikli. Sadašnja lozinka važi dok se link ne iskoristi.',
    confirm: 'Pošalji link',
    done: 'Lozinka se postavlja iznova: link je poslan',
    pending: 'Link za novu lozinku važi do %{until}.',
  },
  award: { ...hr.award, lead: 'Šta je igrač uradio? Svaki događaj pomjera postignuća i zadatke koji ga traže.', unknown: 'Još se ne zna da li je nagrada stigla. Pitajte ponovo: ništa se ne dodjeljuje dva puta.', unsure: 'Šta je bilo s vašom nagradom od %{time} više se ne može saznati. Pogledajte napredak prije nego što isto ponovo dodijelite.', ask: 'Pitaj ponovo' },
  notes: { lastYear: 'posljednjih 12 mjeseci', topFive: 'prvih 5 u posljednjih 12 mjeseci' },
  empty: {
    ...hr.empty,
    subscriptions: 'Nema pretplata u posljednjih 12 mjeseci.',
    topItems: 'U posljednjih 12 mjeseci ništa nije kupljeno.',
    topGames: 'U posljednjih 12 mjeseci ništa nije igrano.',
    users: 'Još niko nije započeo.',
  },
  columns: { ...hr.columns, moved: 'Posljednji napredak', item: 'Artikal' },
  forever: 'bez ograničenja',
};
