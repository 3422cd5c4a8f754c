import type { ReceiptWords } from './words.ts';

export const at: ReceiptWords = {
  lang: 'de-AT',
  invoice: 'Rechnung', companyInvoice: 'Rechnung', reversal: 'Stornobuchung',
  number: 'Belegnummer', taxId: 'UID', recipient: 'Kunde', issued: 'Datum, Uhrzeit', operator: 'Kassier', place: 'Filiale', register: 'Kassen-ID',
  product: 'Bezeichnung', quantity: 'Menge', price: 'Preis', amount: 'Betrag',
  base: 'Netto', rate: 'Satz', tax: 'USt.', noTax: 'Es wurde keine Umsatzsteuer verrechnet.',
  total: 'Gesamtbetrag',
  payment: 'Zahlungsart', methods: { cash: 'Bar', creditCard: 'Karte', bank: 'Überweisung' },
  reverses: 'Storno zu Beleg {label}', reversedBy: 'Storniert mit Beleg {label}', reason: 'Grund', copy: 'Kopie Nr. {n}',
  outage: 'Sicherheitseinrichtung ausgefallen',
};
