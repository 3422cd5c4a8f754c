import type { warnings as english } from '../en/warnings.ts';
import type { Words } from '../words.ts';

export const warnings: Words<typeof english> = {
  ownTitle: 'Si želite onemogočiti dostop?',
  ownText: 'To je vaš račun: odjavljeni boste in se ne boste mogli sami vrniti.',
  coins: 'Izgubi se %{total} kovanec. |||| Izgubita se %{total} kovanca. |||| Izgubijo se %{total} kovanci. |||| Izgubi se %{total} kovancev.',
  holdings: 'Izgubi se %{total} aktivna postavka inventarja. |||| Izgubita se %{total} aktivni postavki inventarja. |||| Izgubijo se %{total} aktivne postavke inventarja. |||| Izgubi se %{total} aktivnih postavk inventarja.',
  noCertificate: 'Brez potrdila ni mogoče ničesar podpisati. Naložite ga spodaj.',
};
