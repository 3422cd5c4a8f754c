import type { ReceiptWords } from './words.ts';

export const si: ReceiptWords = {
  lang: 'sl',
  invoice: 'Račun', companyInvoice: 'Račun', reversal: 'Storno račun',
  number: 'Številka računa', taxId: 'ID za DDV', recipient: 'Kupec', issued: 'Datum in ura izdaje', operator: 'Blagajnik', place: 'Poslovni prostor', register: 'Elektronska naprava',
  product: 'Naziv', quantity: 'Kol.', price: 'Cena', amount: 'Znesek',
  base: 'Osnova', rate: 'Stopnja', tax: 'DDV', noTax: 'DDV ni obračunan.',
  total: 'Skupaj',
  payment: 'Način plačila', methods: { cash: 'Gotovina', creditCard: 'Kartica', bank: 'Nakazilo' },
  reverses: 'Storno računa št. {label}', reversedBy: 'Račun je storniran z računom št. {label}', reason: 'Razlog', copy: 'KOPIJA št. {n}',
  pending: 'naknadna potrditev',
};
