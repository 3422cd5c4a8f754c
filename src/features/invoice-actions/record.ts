import { at } from '#resources/schema/condition.ts';
import type { SoldFiscal } from '#dataProviders/types.ts';

/** An invoice or a transaction as a list or a dialog shows it; parts of it may be missing. */
export interface OnRecord {
  readonly record: { readonly id: number };
}
const number = (record: object, path: string): number => Number(at(record, path) ?? 0);
const there = (record: object, path: string): boolean => at(record, path) !== null && at(record, path) !== undefined;

/** What a record is called in sentences. */
export const nameOf = (record: { readonly id: number }): string => String(at(record, 'label') ?? at(record, 'number') ?? `#${record.id}`);
/** Taken back once, and only what brought money in: no reversal, nothing free, nothing that was taken back. */
export const restorable = (record: object): boolean => number(record, 'cart.gross') > 0 && !there(record, 'restored_invoice_id') && !there(record, 'restored_by_invoice');
export const fiscalOf = (record: object): Partial<SoldFiscal> | null => {
  const found = at(record, 'fiscal');
  return found !== null && typeof found === 'object' ? (found as Partial<SoldFiscal>) : null;
};
/** What the product itself notes of a call to a tax office that brought no answer of the office's own. */
const ownAnswers = ['unreachable', 'timeout', 'unreadable', 'lacking'];
/** What the tax office said last, as a person reads it; empty where it said nothing. */
export function officeSaid(error: SoldFiscal['last_error'] | undefined, translate: (key: string, values?: object) => string): string {
  const { code = null, text = null } = error ?? {};
  if (code === null) return text ?? '';
  if (ownAnswers.includes(code)) return translate(`invoiceActions.fiscal.answers.${code}`);
  const words = text?.trim().replace(/[.]$/, '') ?? '';
  // Some offices say their code twice.
  return words === '' || words === code ? translate('invoiceActions.fiscal.noWords', { code }) : `${words} (${code})`;
}
/** What stands on the invoice and is not changed any more, its arena's mark too; data of its company and the tax number of who sold can be set right. */
export const blamesPaper = (error: SoldFiscal['last_error'] | undefined): boolean => /^(arena|cart|taxes|user|payment_method|created_at|number|label)(\.|$)/.test(error?.field ?? '');
/** Whether the tax office is still to be told of it; `perhaps` where it was not to be told, which may have changed. */
export const fiscalizable = (record: object): 'yes' | 'perhaps' | 'no' => (at(record, 'fiscalized') === true ? 'no' : fiscalOf(record)?.state === 'none' ? 'perhaps' : 'yes');
/** Why a transaction cannot be taken back: a key of the words below `invoiceActions.transaction`; null where it can. */
export const keepsTransaction = (record: object): 'reversal' | 'restored' | 'negative' | null =>
  there(record, 'restored_transaction_id') ? 'reversal' : there(record, 'restored_by_transaction') ? 'restored' : number(record, 'coins') < 0 ? 'negative' : null;
