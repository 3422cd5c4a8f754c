import type { refusals as english } from '../en/refusals.ts';
import type { Words } from '../words.ts';

export const refusals: Words<typeof english> = {
  line: 'Redak %{number}',
  price: 'cijena artikla %{name} se promijenila',
  priceNow: '%{name} sada stoji %{now}, a ne %{seen}',
  amount: 'iznos za %{name} ne odgovara cijeni',
  coinsNow: 'za %{money} se sada dobije %{now} kovanica, a ne %{seen}',
  stock: 'nema dovoljno: %{name}',
  left: '%{name}: može se prodati najviše %{amount}',
  none: 'rasprodano: %{name}',
  gone: '%{name} se ovdje više ne prodaje',
  twice: '%{name} je dvaput u košarici',
  box: '%{name}, %{box}: %{rule}',
  lines: 'prodaja ima najviše %{amount} redaka',
  noLines: 'košarica je prazna',
  playerGone: 'tog igrača više nema',
  playerChanged: 'podatak igrača se promijenio (%{field}); ponovno odaberite igrača',
  balance: 'stanje kovanica igrača se promijenilo; ponovno odaberite igrača',
  issuer: 'u međuvremenu se prijavio netko drugi; ponovno učitajte stranicu',
  issuerChanged: 'Vaši su se podaci promijenili (%{field}); ponovno učitajte stranicu',
  arena: 'u ovoj se areni više ne može prodavati',
  register: 'ova blagajna više nije u upotrebi; odaberite drugu',
  method: 'ovaj je način plaćanja ovdje isključen; odaberite drugi',
  page: 'stranica i servis više ne odgovaraju jedno drugom; ponovno učitajte stranicu',
};
