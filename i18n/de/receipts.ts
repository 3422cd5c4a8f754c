import type { receipts as english } from '../en/receipts.ts';
import type { Words } from '../words.ts';

export const receipts: Words<typeof english> = {
  title: 'Beleg %{label}',
  look: 'Beleg ansehen',
  print: 'Drucken',
  printCopy: 'Kopie drucken',
  paper: 'Papier',
  papers: { '58': 'Rolle 58 mm', '80': 'Rolle 80 mm', a4: 'A4' },
  blocked: 'Der Browser hat das Druckfenster blockiert. Der Beleg wurde von dieser Seite gedruckt.',
  failed: 'Der Beleg konnte nicht gedruckt werden. Der Verkauf ist gespeichert: Drucken Sie ihn über die Rechnung noch einmal.',
};
