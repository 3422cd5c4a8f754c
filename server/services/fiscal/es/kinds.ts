import type { InvoiceKind } from '#server/services/fiscal/es/record.ts';

interface Sale {
  /** null: a walk-in, who is named on no invoice. */
  readonly recipient: unknown;
  readonly takesBack: unknown;
}
/** A sale to a company is a full invoice, one to a walk-in a simplified one; each is put right by its own kind. */
export const kindOf = ({ recipient, takesBack }: Sale): InvoiceKind => (takesBack === null ? (recipient === null ? 'F2' : 'F1') : recipient === null ? 'R5' : 'R1');
export const isRectifying = (kind: InvoiceKind): boolean => kind.startsWith('R');
/** Simplified ones name no recipient, all others must. */
export const namesRecipient = (kind: InvoiceKind): boolean => kind !== 'F2' && kind !== 'R5';
