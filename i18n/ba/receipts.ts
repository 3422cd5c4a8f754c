import type { receipts as english } from '../en/receipts.ts';
import { receipts as hr } from '../hr/receipts.ts';
import type { Words } from '../words.ts';

export const receipts: Words<typeof english> = {
  ...hr,
  blocked: 'Preglednik je blokirao prozor za štampu. Račun je odštampan s ove stranice.',
  print: 'Štampaj',
  printCopy: 'Štampaj kopiju',
  failed: 'Račun nije odštampan. Prodaja je sačuvana: odštampajte ga ponovo iz računa.',
};
