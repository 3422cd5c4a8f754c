import type { ReceiptWords } from './words.ts';

/** For an arena whose papers follow no country's fiscal rules. */
export const en: ReceiptWords = {
  lang: 'en',
  invoice: 'Invoice', companyInvoice: 'Invoice', reversal: 'Reversal',
  number: 'Invoice number', taxId: 'Tax ID', recipient: 'Recipient', issued: 'Date and time', operator: 'Operator', place: 'Premises', register: 'Register',
  product: 'Product', quantity: 'Qty', price: 'Price', amount: 'Amount',
  base: 'Base', rate: 'Rate', tax: 'Tax', noTax: 'No tax was charged.',
  total: 'Total',
  payment: 'Payment', methods: { cash: 'Cash', creditCard: 'Card', bank: 'Transfer' },
  reverses: 'Reverses invoice {label}', reversedBy: 'Reversed by invoice {label}', reason: 'Reason', copy: 'Copy no. {n}',
};
