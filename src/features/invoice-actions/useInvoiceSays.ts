import { useMemo } from 'react';
import { useNotify, useTranslate } from 'ra-core';
import type { SoldInvoice } from '#dataProviders/types.ts';
import { useEngine } from '#src/engine/context.ts';
import { failureOf } from '#src/engine/failure.ts';
import { officeSaid } from './record.ts';
import { refusalSentences, type Wanted } from './refusals.ts';
import { useFormat } from '#src/fields/context.ts';

/** Milliseconds that what went wrong with an invoice stays on screen. */
export const invoiceErrorTime = 10_000;
type Said = Pick<SoldInvoice, 'fiscalized' | 'fiscal'>;
export interface InvoiceSays {
  /** An invoice was made: well, or not yet known to the tax office. */
  readonly created: (invoice: Said) => void;
  /** @param reversal null where only the outcome is known */
  readonly restored: (reversal: Said | null) => void;
  /** The tax office was asked about it again. */
  readonly fiscalized: (invoice: Said) => void;
  readonly transactionRestored: () => void;
  /** Making, restoring or fiscalizing was refused. `wanted`: what was to be sold, where it was a sale. */
  readonly failed: (error: unknown, wanted?: Wanted) => void;
}
const waits = ({ fiscalized, fiscal }: Said): boolean => !fiscalized && fiscal?.state !== 'none';
const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** What is said about invoices, in the colours and for the times they have everywhere. */
export const useInvoiceSays = (): InvoiceSays => {
  const notify = useNotify();
  const translate = useTranslate();
  const { registry } = useEngine();
  const { locale } = useFormat();
  return useMemo(() => {
    const good = (key: string) => notify(key, { type: 'success' });
    const slow = (text: string, type: 'warning' | 'error') => notify(text, { type, autoHideDuration: invoiceErrorTime, messageArgs: { _: text } });
    const resource = registry.get('invoices');
    return {
      created: (invoice) => (waits(invoice) ? slow(translate('invoiceActions.createdOnly'), 'warning') : good('invoiceActions.created')),
      restored: (reversal) => (reversal && waits(reversal) ? slow(translate('invoiceActions.restoredOnly'), 'warning') : good('invoiceActions.restored')),
      fiscalized: (invoice) => {
        if (!waits(invoice)) return good('invoiceActions.fiscalized');
        const why = officeSaid(invoice.fiscal?.last_error, translate);
        slow([translate('invoiceActions.notFiscalized'), why && sentence(why)].filter(Boolean).join(' '), 'warning');
      },
      transactionRestored: () => good('invoiceActions.transactionRestored'),
      failed: (error, wanted) => {
        const { status, code, sentence: own, lines, violations, message } = failureOf(error);
        const first = own || (code && translate(`errors.${code}`, { _: '' })) || message || translate('engine.failures.server');
        const broken = [refusalSentences(violations, { resource, translate, locale, wanted: wanted ?? null }).join('; '), ...lines].filter(Boolean).join(', ');
        const more = broken === '' ? '' : status === 422 ? translate('invoiceActions.rules', { rules: broken }) : status === 500 ? translate('invoiceActions.errors', { errors: broken }) : '';
        slow(more === '' ? first : `${sentence(first)} ${more}`, status === 422 ? 'warning' : 'error');
      },
    };
  }, [notify, translate, locale, registry]);
};
