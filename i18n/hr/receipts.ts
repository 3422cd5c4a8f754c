import type { receipts as english } from '../en/receipts.ts';
import type { Words } from '../words.ts';

export const receipts: Words<typeof english> = {
  title: 'Račun %{label}',
  look: 'Prikaz ispisa',
  print: 'Ispiši',
  printCopy: 'Ispiši kopiju',
  paper: 'Papir',
  papers: { '58': 'Traka 58 mm', '80': 'Traka 80 mm', a4: 'A4' },
  blocked: 'Preglednik je blokirao prozor za ispis. Račun je ispisan s ove stranice.',
  failed: 'Račun nije ispisan. Prodaja je zabilježena: ispišite ga ponovno iz računa.',
};
