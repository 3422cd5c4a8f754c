import type { receipts as english } from '../en/receipts.ts';
import type { Words } from '../words.ts';

export const receipts: Words<typeof english> = {
  title: 'Račun %{label}',
  look: 'Prikaži račun',
  print: 'Natisni',
  printCopy: 'Natisni kopijo',
  paper: 'Papir',
  papers: { '58': 'Rola 58 mm', '80': 'Rola 80 mm', a4: 'A4' },
  blocked: 'Brskalnik je blokiral okno za tiskanje. Račun je bil natisnjen s te strani.',
  failed: 'Računa ni bilo mogoče natisniti. Prodaja je shranjena: natisnite ga znova iz računa.',
};
