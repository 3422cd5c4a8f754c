import type { receipts as english } from '../en/receipts.ts';
import type { Words } from '../words.ts';

export const receipts: Words<typeof english> = {
  title: 'Recibo %{label}',
  look: 'Ver recibo',
  print: 'Imprimir',
  printCopy: 'Imprimir copia',
  paper: 'Papel',
  papers: { '58': 'Rollo de 58 mm', '80': 'Rollo de 80 mm', a4: 'A4' },
  blocked: 'El navegador bloqueó la ventana de impresión. El recibo se imprimió desde esta página.',
  failed: 'No se pudo imprimir el recibo. La venta está guardada: imprímalo de nuevo desde la factura.',
};
