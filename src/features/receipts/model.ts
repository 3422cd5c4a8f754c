/** What stands on a receipt, by name: each may be asked for, and looked for, by itself. */
export type Field =
  | 'header' | 'footer' | 'company' | 'companyId' | 'companyAddress' | 'title' | 'copy' | 'reverses' | 'originalBf' | 'reversedBy' | 'reason'
  | 'number' | 'issued' | 'operator' | 'place' | 'register' | 'recipient' | 'recipientId' | 'recipientAddress'
  | 'product' | 'quantity' | 'price' | 'amount' | 'base' | 'rate' | 'tax' | 'noTax' | 'total' | 'kuna' | 'payment'
  | 'zki' | 'jir' | 'zoi' | 'eor' | 'bf' | 'qr' | 'qrAbove' | 'qrBelow' | 'outage' | 'notFiscal';

/** A line with its name in front. */
export interface Row {
  readonly field: Field;
  readonly label: string;
  readonly value: string;
  readonly strong?: boolean;
  /** A code that may be broken anywhere. */
  readonly code?: boolean;
}
export interface Column {
  readonly field: Field;
  readonly head: string;
  readonly cells: readonly string[];
  readonly align: 'left' | 'right';
}
/** How a QR code is drawn: `low` and `medium` are the levels of error correction; `size` is the edge in millimetres, without the quiet zone. */
export interface QrImage {
  readonly text: string;
  readonly level: 'low' | 'medium';
  readonly size: number;
}
export type Block =
  | { readonly kind: 'html'; readonly field: Field; readonly html: string }
  | { readonly kind: 'line'; readonly field: Field; readonly text: string; readonly look: 'title' | 'name' | 'plain' | 'mark' }
  | { readonly kind: 'rows'; readonly rows: readonly Row[] }
  /** Columns of equal length; `wide` columns take a line of their own above the others on narrow paper. */
  | { readonly kind: 'table'; readonly name: 'items' | 'taxes'; readonly columns: readonly Column[] }
  | { readonly kind: 'qr'; readonly field: 'qr'; readonly image: QrImage };

/** A receipt as data: what is drawn, from top to bottom. */
export interface ReceiptModel {
  /** BCP 47 tag of the words. */
  readonly lang: string;
  /** What the page is called. */
  readonly name: string;
  readonly blocks: readonly Block[];
}
