import type { ReceiptWords } from './words.ts';

export const ba: ReceiptWords = {
  lang: 'bs',
  invoice: 'Račun', companyInvoice: 'Račun', reversal: 'Reklamirani račun',
  number: 'Broj računa', taxId: 'JIB', recipient: 'Kupac', issued: 'Datum i vrijeme', operator: 'Operater', place: 'Poslovnica', register: 'Kasa',
  product: 'Naziv', quantity: 'Kol.', price: 'Cijena', amount: 'Iznos',
  base: 'Osnovica', rate: 'Stopa', tax: 'PDV', noTax: 'PDV nije obračunat.',
  total: 'Ukupno',
  payment: 'Način plaćanja', methods: { cash: 'Gotovina', creditCard: 'Kartica', bank: 'Virman' },
  reverses: 'Reklamira račun br. {label}', reversedBy: 'Račun je reklamiran računom br. {label}', reason: 'Razlog', copy: 'Duplikat br. {n}',
  originalBf: 'BF originala', notFiscal: 'Fiskalni račun još nije izdat.',
  currencies: { BAM: 'KM' },
};
