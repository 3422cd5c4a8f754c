import { purchase as croatian } from '../hr/purchase.ts';

export const purchase: typeof croatian = {
  ...croatian,
  company: { ...croatian.company, title: 'Račun za firmu', name: 'Naziv firme', pidn: 'JIB' },
  itemsFirst: 'Prvo izaberite artikal.',
  pieces: '%{count} artikal |||| %{count} artikla |||| %{count} artikala',
  nothingFound: 'Nijedan artikal nije pronađen',
  playersHint: 'Potražite igrača ili skenirajte karticu.',
  nobodyFound: 'Niko nije pronađen.',
  cart: 'Korpa',
  emptyCart: 'Korpa je još prazna.',
  toBasket: 'Prikaži korpu: %{pieces}',
  putAside: 'Korpa „%{name}“ je sada na čekanju.',
  leftOut: 'Više se ne prodaje i nije u korpi: %{names}',
  bringBack: 'Vrati korpu',
  soldLast: 'Izdat je račun %{label}.',
  cash: { ...croatian.cash, exact: 'Tačno', change: 'Kusur' },
  reasons: { ...croatian.reasons, items: 'Izaberite barem jedan artikal.', register: 'Izaberite blagajnu.', company: 'Unesite naziv, JIB i adresu firme ili zatvorite taj dio.', player: 'Za kovanice, pretplate, vremenske karte i propusnice treba izabrati igrača.' },
  free: 'Kupovina je obavljena. Nije bilo ništa za platiti.',
};
