import type { ReceiptWords } from './words.ts';

export const hr: ReceiptWords = {
  lang: 'hr',
  invoice: 'Račun', companyInvoice: 'Račun', reversal: 'Storno račun',
  number: 'Broj računa', taxId: 'OIB', recipient: 'Kupac', issued: 'Datum i vrijeme', operator: 'Operater', place: 'Poslovni prostor', register: 'Naplatni uređaj',
  product: 'Naziv', quantity: 'Kol.', price: 'Cijena', amount: 'Iznos',
  base: 'Osnovica', rate: 'Stopa', tax: 'PDV', noTax: 'PDV nije obračunan temeljem čl. 90. Zakona o PDV-u.',
  total: 'Ukupno', kuna: 'Ukupno u HRK (tečaj 1 EUR = 7,53450 HRK)',
  payment: 'Način plaćanja', methods: { cash: 'Gotovina', creditCard: 'Kartica', bank: 'Transakcijski račun' },
  reverses: 'Storno računa br. {label}', reversedBy: 'Račun je storniran računom br. {label}', reason: 'Razlog', copy: 'Kopija br. {n}',
  pending: 'naknadna dostava',
};
