import type { till as english } from '../en/till.ts';
import { till as hr } from '../hr/till.ts';
import type { Words } from '../words.ts';

// Only what a Bosnian colleague would say differently.
export const till: Words<typeof english> = {
  ...hr,
  otherTab: 'Kasa %{register} otvorena je i u drugoj kartici ovog preglednika. Prodajite samo u jednoj.',
  notKept: 'Ovaj preglednik trenutno ne može ništa sačuvati (pun je ili je prozor privatan). Možete prodavati, ali ne osvježavajte stranicu dok sve prodaje u dnevniku nisu riješene.',
  neverArrived: 'Servis nije primio ovu prodaju. Ništa nije prodano; prodajte ponovo.',
  barred: { ...hr.barred, note: 'Trenutno ne smije igrati; kupljeno čeka dok igra opet ne bude dozvoljena.' },
  states: { ...hr.states, printed: 'Odštampano' },
  since: { pending: 'Čeka poresku upravu', rejected: 'Fiskalni uređaj ga je odbio', restored: 'Storniran' },
  journal: { ...hr.journal, title: 'Današnje prodaje, kasa %{register}', print: 'Ponovo odštampaj %{label}' },
  unreported: '%{company} ne fiskalizira račune: fiskalizacija je isključena u postavkama firme.',
  scan: { ...hr.scan, title: 'Skenirano', card: 'Niko nema karticu %{code}.', again: 'Potraži ponovo', unknown: '„%{code}” ovdje nije poznato: kartica ima šest cifara, a pod tom se šifrom u ovoj areni ništa ne prodaje.' },
  verbs: {
    ...hr.verbs, topUp: 'Dopuni', amount: 'Dopuna za', register: 'Kasa', noArena: 'Izaberite arenu da biste prodavali.', noRegister: 'Ova arena nema kasu.', chooseRegister: 'Prvo izaberite kasu.',
    unknown: 'Još se ne zna da li je to prodano. Provjerava se samo; nemojte prodavati ponovo.',
  },
};
