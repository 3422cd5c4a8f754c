/** The words of a receipt, in the language of the country whose law it follows. `{…}` is filled in. */
export interface ReceiptWords {
  /** BCP 47 tag of the page. */
  readonly lang: string;
  readonly invoice: string;
  /** Made out to a company; the same word where the country has one. */
  readonly companyInvoice: string;
  /** An invoice that takes another one back. */
  readonly reversal: string;
  readonly number: string;
  readonly taxId: string;
  readonly recipient: string;
  readonly issued: string;
  readonly operator: string;
  readonly place: string;
  readonly register: string;
  readonly product: string;
  readonly quantity: string;
  readonly price: string;
  readonly amount: string;
  readonly base: string;
  readonly rate: string;
  readonly tax: string;
  /** Where no tax was charged at all. */
  readonly noTax: string;
  readonly total: string;
  readonly kuna?: string;
  readonly payment: string;
  readonly methods: Readonly<Record<'cash' | 'creditCard' | 'bank', string>>;
  readonly reverses: string;
  readonly reversedBy: string;
  readonly reason: string;
  /** `{n}`: which copy it is. */
  readonly copy: string;
  readonly originalBf?: string;
  /** In the place of what the tax office has not answered yet. */
  readonly pending?: string;
  /** Where nothing at all may be printed as fiscal yet. */
  readonly notFiscal?: string;
  /** The signing device was down. */
  readonly outage?: string;
  readonly qrAbove?: string;
  /** By whether the records are sent to the tax office. */
  readonly qrBelow?: { readonly sent: string; readonly kept: string };
  /** How currencies are written here, where not by their code. */
  readonly currencies?: Readonly<Record<string, string>>;
}
