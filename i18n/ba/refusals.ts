import { refusals as croatian } from '../hr/refusals.ts';

// Only what a Bosnian colleague would say differently.
export const refusals: typeof croatian = {
  ...croatian,
  line: 'Red %{number}',
  lines: 'prodaja ima najviše %{amount} redova',
  twice: '%{name} je dvaput u korpi',
  noLines: 'korpa je prazna',
  playerChanged: 'podatak igrača se promijenio (%{field}); ponovo izaberite igrača',
  balance: 'stanje kovanica igrača se promijenilo; ponovo izaberite igrača',
  issuer: 'u međuvremenu se prijavio neko drugi; ponovo učitajte stranicu',
  issuerChanged: 'Vaši su se podaci promijenili (%{field}); ponovo učitajte stranicu',
  register: 'ova kasa više nije u upotrebi; izaberite drugu',
  method: 'ovaj je način plaćanja ovdje isključen; izaberite drugi',
  page: 'stranica i servis više ne odgovaraju jedno drugom; ponovo učitajte stranicu',
};
