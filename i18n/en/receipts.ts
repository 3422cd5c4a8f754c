/** Words around printed invoices; what stands on paper is in the words of its arena. */
export const receipts = {
  title: 'Receipt %{label}',
  look: 'Receipt',
  print: 'Print',
  printCopy: 'Print copy',
  paper: 'Paper',
  papers: { '58': 'Roll 58 mm', '80': 'Roll 80 mm', a4: 'A4' },
  blocked: 'The browser blocked the print window. The receipt was printed from this page.',
  failed: 'The receipt could not be printed. The sale is safe: print it again from the invoice.',
};
