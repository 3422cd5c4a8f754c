import type { warnings as english } from '../en/warnings.ts';
import type { Words } from '../words.ts';

export const warnings: Words<typeof english> = {
  ownTitle: 'Onemogućiti sebi pristup?',
  ownText: 'Ovo je vaš račun: bit ćete odjavljeni i nećete se moći sami vratiti.',
  coins: 'Propada %{total} kovanica. |||| Propadaju %{total} kovanice. |||| Propada %{total} kovanica.',
  holdings: 'Propada %{total} aktivna stavka inventara. |||| Propadaju %{total} aktivne stavke inventara. |||| Propada %{total} aktivnih stavki inventara.',
  noCertificate: 'Bez certifikata ništa se ne može potpisati. Učitajte ga u nastavku.',
};
