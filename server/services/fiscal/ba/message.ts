import type { Told } from '#server/services/fiscal/country.ts';

/** What a fiscal device is asked to print, as the local services of such devices take it. Amounts are in marks with decimals. */
export interface DeviceRequest {
  /** The same at every try: the device prints one receipt for it. */
  readonly requestId: string;
  readonly invoiceType: 'Normal';
  readonly transactionType: 'Sale' | 'Refund';
  /** Whose device: the seller's number, and each of its registers has one. */
  readonly sellerId: string;
  readonly device: string;
  readonly cashier: string;
  readonly invoiceNumber: string;
  /** Of the receipt that is reclaimed: the number its device gave it, where it is known here, and our own. */
  readonly referentDocumentNumber?: string;
  readonly referentInvoiceNumber?: string;
  /** A buyer that is a company, by its number of 13 digits. */
  readonly buyerId?: string;
  readonly payment: readonly [{ readonly amount: number; readonly paymentType: 'Cash' | 'Card' | 'WireTransfer' }];
  readonly items: readonly { readonly name: string; readonly unit: string; readonly quantity: number; readonly unitPrice: number; readonly totalAmount: number; readonly labels: readonly [string] }[];
  readonly totalAmount: number;
}

const payments = { cash: 'Cash', creditCard: 'Card', bank: 'WireTransfer' } as const;
/** Letters in a name that the device can print. */
const longestName = 36;
const marks = (minor: number): number => minor / 100;
/** `E` bears the country's one rate, `K` none. */
const labelOf = (taxes: Told['invoice']['taxes']): 'E' | 'K' => (taxes.some(({ rate }) => rate > 0) ? 'E' : 'K');
export const deviceOf = ({ place, register }: { readonly place: string; readonly register: number }): string => `${place}-${register}`;
/** A company of the country, by its number; others have no place in the field. */
const buyerOf = (pidn: string): string | null => (/^\d{13}$/.test(pidn.replaceAll(/\s/g, '')) ? pidn.replaceAll(/\s/g, '') : null);

/** A receipt, or one that is reclaimed: the device wants what was sold as it was sold, and no amounts below zero. */
export function requestOf({ invoice, key }: Pick<Told, 'invoice' | 'key'>): DeviceRequest {
  const { takesBack, recipient, lines, taxes, gross, paymentMethod, operator, label, issuer } = invoice;
  const buyer = recipient && buyerOf(recipient.pidn);
  const sign = takesBack ? -1 : 1;
  const bf = takesBack?.fiscal_data.bf;
  return {
    requestId: key, invoiceType: 'Normal', transactionType: takesBack ? 'Refund' : 'Sale', sellerId: issuer.pidn, device: deviceOf(invoice), cashier: operator.name, invoiceNumber: label,
    ...(takesBack ? { referentInvoiceNumber: takesBack.label } : {}),
    ...(typeof bf === 'string' ? { referentDocumentNumber: bf } : {}),
    ...(buyer ? { buyerId: buyer } : {}),
    payment: [{ amount: marks(sign * gross), paymentType: payments[paymentMethod] }],
    items: lines.map(({ name, quantity, price, total }) => ({ name: [...name].slice(0, longestName).join(''), unit: 'ko', quantity: sign * quantity, unitPrice: marks(price), totalAmount: marks(sign * total), labels: [labelOf(taxes)] as const })),
    totalAmount: marks(sign * gross),
  };
}
